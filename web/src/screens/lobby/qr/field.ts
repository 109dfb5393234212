/** Reed-Solomon check words over the field of 256 elements that QR codes use. */
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
const MODULUS = 0x11d;

for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? MODULUS : 0);
}

const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** (x - 1)(x - 2)(x - 4)… without its leading 1. */
function generator(degree: number): Uint8Array {
  let product = Uint8Array.of(1);
  for (let i = 0; i < degree; i++) {
    const next = new Uint8Array(product.length + 1);
    product.forEach((factor, j) => {
      next[j]! ^= factor;
      next[j + 1]! ^= times(factor, EXP[i]!);
    });
    product = next;
  }
  return product.slice(1);
}

export function checkWords(data: number[], count: number): number[] {
  const divisor = generator(count);
  const rest: number[] = new Array<number>(count).fill(0);
  for (const word of data) {
    const lead = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((factor, i) => (rest[i]! ^= times(factor, lead)));
  }
  return rest;
}
