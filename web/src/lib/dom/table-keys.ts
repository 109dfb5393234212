/** Whether a key is for the table: nobody types, holds another key down, or reads something that lies over it. */
export function isForTable({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return !(typing || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]'));
}
