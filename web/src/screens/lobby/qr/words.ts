/** A text as the words of a QR code: data, padding, check words, blocks interleaved. */
import { checkWords } from './field';
import { VERSIONS, type Version, capacity } from './versions';

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];

const countBits = (version: Version): number => (version.number < 10 ? 8 : 16);

const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, i) => (value >>> (length - 1 - i)) & 1);

/** The smallest version that holds so many bytes. */
export function fittingVersion(bytes: number): Version {
  const fits = (version: Version): boolean => 4 + countBits(version) + 8 * bytes <= 8 * capacity(version);
  const found = VERSIONS.find(fits);
  if (!found) throw new Error(`${bytes} bytes are too many for a code`);
  return found;
}

function dataWords(bytes: Uint8Array, version: Version): number[] {
  const room = capacity(version);
  const bits = [
    ...bitsOf(BYTE_MODE, 4),
    ...bitsOf(bytes.length, countBits(version)),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ];
  bits.push(...bitsOf(0, Math.min(4, 8 * room - bits.length)));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    parseInt(bits.slice(8 * i, 8 * i + 8).join(''), 2),
  );
  for (let i = 0; words.length < room; i++) words.push(PADDING[i % 2]!);
  return words;
}

/** First words of all blocks, second words of all blocks, and so on. */
function interleave(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) =>
    blocks.flatMap((block) => (i < block.length ? [block[i]!] : [])),
  ).flat();
}

export function allBits(bytes: Uint8Array, version: Version): number[] {
  const data = dataWords(bytes, version);
  let start = 0;
  const blocks = version.blocks.map((length) => data.slice(start, (start += length)));
  const checks = blocks.map((block) => checkWords(block, version.check));
  return [...interleave(blocks), ...interleave(checks)].flatMap((word) => bitsOf(word, 8));
}
