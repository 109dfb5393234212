/** Addresses of the page and the server are relative to where the page lies, as <base> says. */
export const HOME = '.';

/** The path of an address within the page: without the folder in which the page lies. */
export function pathWithin(path: string, base = new URL(document.baseURI).pathname): string {
  return `${path}/`.startsWith(base) ? path.slice(base.length) : path;
}

/** A site of files alone says where a server is, if there is one anywhere. */
const siteServer = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name=server]')?.content;

/** Such a site has one address: paths within the page follow its question mark. */
const isSite = (): boolean => siteServer() !== undefined;

/** The path, the query and the hash of the page's address. */
export function partsOfAddress(): [string, string, string] {
  const { pathname, search, hash } = location;
  if (!isSite()) return [pathWithin(pathname), search, hash];
  const [path = '', ...query] = search.slice(1).split('&');
  return [path, `?${query.join('&')}`, hash];
}

/** A path within the page as the address bar shows it. */
export function shownAddress(path: string): string {
  if (!isSite()) return path;
  const { pathname, search, hash } = new URL(path, document.baseURI);
  const within = `?${pathWithin(pathname)}${search.replace('?', '&')}`;
  return (within === '?' ? HOME : within) + hash;
}

const serverBase = (): string | null => (isSite() ? siteServer() || null : document.baseURI);

export const hasServer = (): boolean => serverBase() !== null;

/** An address on the server. */
export const serverAddress = (path: string): string => new URL(path, serverBase() ?? document.baseURI).href;

/** An address as others need it. */
export const fullAddress = (path: string): string => new URL(shownAddress(path), document.baseURI).href;
