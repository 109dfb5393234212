/** A drawing that the page's HTML carries once and `<use>` shows. */
export const symbol = (id: string, box: string, body: string): string =>
  `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;
