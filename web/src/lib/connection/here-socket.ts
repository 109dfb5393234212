/** The connection of a table in this browser. */
import { type Socket, NO_ANSWER, REFUSALS } from './connection';
import { here } from './here.svelte';
import { asProblem } from './problem';

/** A socket that opens once the pocket has started. */
export function openHere(table: string): Socket {
  let wanted = true;
  const socket: Socket = {
    send: () => undefined,
    close: () => void (wanted = false),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  const connect = async (): Promise<void> => {
    const port = await (await here.open()).openPort();
    if (wanted) port.connect(table, socket);
  };
  void connect().catch((error: unknown) => {
    here.fault = asProblem(error).kind;
    socket.onclose?.({ code: here.fault === 'offline' ? NO_ANSWER : REFUSALS.noPocket });
  });
  return socket;
}
