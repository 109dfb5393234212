/** Addresses of the page and the server are relative to where the page lies, as <base> says. */
export const HOME = '.';

/** The path of an address within the page: without the folder in which the page lies. */
export function pathWithin(path: string, base = new URL(document.baseURI).pathname): string {
  return `${path}/`.startsWith(base) ? path.slice(base.length) : path;
}

/** An address as others need it. */
export const fullAddress = (path: string): string => new URL(path, document.baseURI).href;
