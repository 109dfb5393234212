/** Made by tools/texts-in-one.ts. */
declare module 'virtual:texts' {
  const addresses: Record<import('./language').Language, Record<import('./parts').Part, string>>;
  export default addresses;
}
