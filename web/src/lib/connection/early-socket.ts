/** A table's socket; the page's HTML opens it before the scripts that use it are there. */
import { serverAddress } from '../app/address';

declare global {
  interface Window {
    earlySocket?: WebSocket;
  }
}

/** `ws:` where the page came by `http:`, `wss:` by `https:`. */
const addressOf = (table: string): string =>
  serverAddress(`api/tables/${table}/socket`).replace(/^http/, 'ws');

export function openEarly(table: string): void {
  window.earlySocket = new WebSocket(addressOf(table));
}

/** The socket that was opened early if it still serves, else a new one. */
export function takeSocket(table: string): WebSocket {
  const early = window.earlySocket;
  delete window.earlySocket;
  if (early?.url !== addressOf(table) || early.readyState > WebSocket.OPEN)
    return new WebSocket(addressOf(table));
  if (early.readyState === WebSocket.OPEN) queueMicrotask(() => early.onopen?.(new Event('open')));
  return early;
}
