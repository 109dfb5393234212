/** What can be pressed now; null for what cannot. */
export interface Controls {
  undo: (() => void) | null;
  hint: (() => void) | null;
  clear: (() => void) | null;
  confirm: (() => void) | null;
  end: (() => void) | null;
  leave: (() => void) | null;
}
