import { describe, expect, it } from 'vitest';
import { lineKeys } from './news-lines';

const line = (version: number, actor: number, text: string) => ({ version, actor, text });

describe('lineKeys', () => {
  it('tells apart what happens twice between two moves', () => {
    const keys = lineKeys([line(4, 1, 'is away'), line(4, 1, 'is back'), line(4, 1, 'is away')]);
    expect(new Set(keys).size).toBe(3);
  });

  it('tells apart the same words about two players', () => {
    const keys = lineKeys([line(0, 1, 'sent no seed'), line(0, 2, 'sent no seed')]);
    expect(new Set(keys).size).toBe(2);
  });
});
