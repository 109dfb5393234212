/** Values kept in the browser; where it forbids that, they last as long as the page. */
const memory = new Map<string, string>();
const PREFIX = 'buttonbox:';

export function load<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key) ?? memory.get(key);
    return text === null || text === undefined ? fallback : (JSON.parse(text) as T);
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
    // Private windows may refuse; the copy in memory serves.
  }
}
