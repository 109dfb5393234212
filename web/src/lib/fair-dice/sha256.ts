/** SHA-256 and HMAC (FIPS 180-4, RFC 2104). A browser has its own, but not for a page on plain http at home. */
const BLOCK = 64;

/** The first bits of the fraction of a prime's root: where all constants come from. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

const K = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 4, message.length * 8);
  return view;
}

function schedule(view: DataView, at: number): number[] {
  const w = Array.from({ length: 16 }, (_, i) => view.getInt32(at + 4 * i));
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w.push((w[i - 16]! + s0 + w[i - 7]! + s1) | 0);
  }
  return w;
}

type Words = [number, number, number, number, number, number, number, number];

function mixed(state: Words, w: number[]): Words {
  let [a, b, c, d, e, f, g, h] = state;
  w.forEach((word, i) => {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + word) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0) as Words;
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  let state = START as Words;
  for (let at = 0; at < view.byteLength; at += BLOCK) state = mixed(state, schedule(view, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/** For keys of at most 64 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const pad = (byte: number): Uint8Array =>
    Uint8Array.from({ length: BLOCK }, (_, i) => (key[i] ?? 0) ^ byte);
  const inner = sha256(Uint8Array.from([...pad(0x36), ...message]));
  return sha256(Uint8Array.from([...pad(0x5c), ...inner]));
}
