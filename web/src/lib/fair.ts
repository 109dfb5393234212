/** Checking the seal of the dice in the browser. */
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of the secret's bytes: what was told before the first roll. */
export const sealOf = async (secret: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytesOf(secret)));
