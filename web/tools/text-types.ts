/** The keys of all texts and the variables of each, as TypeScript: src/texts/keys.ts. */
import { FluentResource } from '@fluent/bundle';
import type { Language } from '../src/texts/language';
import { textSources } from './text-sources';

interface Found {
  variables: Set<string>;
  references: Set<string>;
}

/** Every variable and every other text within a part of a parsed text. */
function look(node: unknown, found: Found): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, name } = node as { type?: string; name?: string };
  if (type === 'var') found.variables.add(name!);
  if (type === 'mesg') found.references.add(name!);
  Object.values(node).forEach((part) => look(part, found));
}

/** The variables of each text, also of the texts that it refers to. */
export function textVariables(language: Language): Map<string, string[]> {
  const texts = new Map<string, Found>();
  for (const source of textSources(language))
    for (const { id, value } of new FluentResource(source).body) {
      const found: Found = { variables: new Set(), references: new Set() };
      look(value, found);
      texts.set(id, found);
    }
  const all = (key: string): string[] => {
    const { variables, references } = texts.get(key)!;
    return [...new Set([...variables, ...[...references].flatMap(all)])].sort();
  };
  return new Map([...texts.keys()].sort().map((key) => [key, all(key)]));
}

const HEADER = `// Generated from the English texts by \`npm run texts\`. Do not edit: change the .ftl files.
import type { FluentNumber } from '@fluent/bundle';

export type TextValue = string | number | FluentNumber;

/** Every text with the values that it needs; null for none. */
export interface TextValues {
`;

function line([key, names]: [string, string[]]): string {
  const values = names.length ? `{ ${names.map((name) => `${name}: TextValue`).join('; ')} }` : 'null';
  return `  '${key}': ${values};\n`;
}

export const textTypes = (): string => `${HEADER}${[...textVariables('en')].map(line).join('')}}\n`;
