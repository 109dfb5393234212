import { describe, expect, it } from 'vitest';
import { LiveRegion } from './live-region';

const line = (version: number) => ({ version, text: `line ${version}.` });
const texts = (saying: LiveRegion) => saying.said.map(({ text }) => text);

describe('what a screen reader is told', () => {
  it('is not the history of the table', () => {
    const saying = new LiveRegion([line(1), line(2)]);
    saying.hear([line(1), line(2)], 'Your turn');
    expect(texts(saying)).toEqual(['Your turn']);
  });

  it('has every line once, however many come at once', () => {
    const saying = new LiveRegion([line(1)]);
    saying.hear([line(1), line(2), line(3)], '');
    saying.hear([line(1), line(2), line(3), line(4)], 'Your turn');
    expect(texts(saying)).toEqual(['line 2. line 3.', 'line 4. Your turn']);
  });

  it('has a line once that a later event belongs to', () => {
    const saying = new LiveRegion([]);
    saying.hear([line(1), line(2)], '');
    saying.hear([line(1), { version: 3, text: 'line 2.' }, line(4)], '');
    expect(texts(saying)).toEqual(['line 1. line 2.', 'line 4.']);
  });

  it('repeats what is asked only after something happened', () => {
    const saying = new LiveRegion([]);
    saying.hear([], 'Your turn');
    saying.hear([], 'Your turn');
    saying.hear([line(5)], 'Your turn');
    expect(texts(saying)).toEqual(['Your turn', 'line 5. Your turn']);
  });

  it('keeps the last lines, each with a number of its own', () => {
    const saying = new LiveRegion([]);
    for (let version = 1; version <= 30; version += 1) saying.hear([line(version)], '');
    expect(saying.said.length).toBeLessThan(10);
    expect(saying.said.at(-1)).toEqual({ id: 30, text: 'line 30.' });
  });
});
