/** Names or numbers as a sentence lists them: "Papa, Léo and Nonna". */
export const listed = (names: string[], language: string): string =>
  new Intl.ListFormat(language).format(names);
