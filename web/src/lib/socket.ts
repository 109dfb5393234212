/** A table's socket; the page's HTML opens it before the scripts that use it are there. */
declare global {
  interface Window {
    earlySocket?: WebSocket;
  }
}

const addressOf = (table: string): string => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${table}/socket`;
};

export function openEarly(table: string): void {
  window.earlySocket = new WebSocket(addressOf(table));
}

/** The socket that was opened early if it still serves, else a new one. */
export function takeSocket(table: string): WebSocket {
  const early = window.earlySocket;
  delete window.earlySocket;
  if (early?.url !== addressOf(table) || early.readyState > WebSocket.OPEN) return new WebSocket(addressOf(table));
  if (early.readyState === WebSocket.OPEN) queueMicrotask(() => early.onopen?.(new Event('open')));
  return early;
}
