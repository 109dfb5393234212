/** Addresses of the page and the server are relative to where the page lies, as <base> says. */
export const HOME = '.';

/** The path of an address within the page: without the folder in which the page lies. */
export function pathWithin(path: string, base = new URL(document.baseURI).pathname): string {
  return `${path}/`.startsWith(base) ? path.slice(base.length) : path;
}

/** Where the server is: with the page, unless a site without a server of its own says another place, or none. */
function serverBase(): string | null {
  const given = document.querySelector<HTMLMetaElement>('meta[name=server]');
  return given ? given.content || null : document.baseURI;
}

export const hasServer = (): boolean => serverBase() !== null;

/** An address on the server. */
export const serverAddress = (path: string): string => new URL(path, serverBase() ?? document.baseURI).href;

/** An address as others need it. */
export const fullAddress = (path: string): string => new URL(path, document.baseURI).href;
