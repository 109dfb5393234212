/** Values kept in the browser's storage; where that is forbidden, for as long as the page is open. */
const memory = new Map<string, string>();
const PREFIX = 'buttonbox:';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function load<T>(key: string, fallback: T): T {
  const text = stored(key) ?? memory.get(key);
  try {
    return text === undefined ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // Private windows may refuse; the copy in memory is used.
  }
}
