/** The first game is drawn in small parts, one a frame: a slow phone answers presses all the while. */
type Draw = () => void;

const soon: Draw[] = [];
const late: Draw[] = [];
let busy = false;
let drawn = false;

/** Whether there is nothing to wait for: a game has been drawn here before, or nobody looks. */
export const atOnce = (): boolean => drawn || document.hidden;

/** Draw when it is this part's turn, or when `last` after all others; call what is given back to forget it. */
export function inTurn(draw: Draw, last: boolean): () => void {
  const line = last ? late : soon;
  line.push(draw);
  if (!busy) afterFrame(next);
  busy = true;
  return () => void (line.includes(draw) && line.splice(line.indexOf(draw), 1));
}

function next(): void {
  const draw = soon.shift() ?? late.shift();
  draw?.();
  busy = draw !== undefined;
  drawn ||= !busy;
  if (busy) afterFrame(next);
}

/** What follows is a task of its own: the browser may do something else first. */
export const newTask = (): Promise<void> => new Promise((go) => void setTimeout(go));

/** A task of its own, once the browser has shown what was drawn. */
const afterFrame = (action: () => void): void => void requestAnimationFrame(() => setTimeout(action));
