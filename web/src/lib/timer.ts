/** Calls something later; tests bring a clock of their own. */
export interface Timer {
  later(action: () => void, milliseconds: number): number;
  cancel(timer: number): void;
}

export const browserTimer: Timer = {
  later: (action, milliseconds) => window.setTimeout(action, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
};
