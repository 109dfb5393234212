import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { loadChances } from './chances';
import {
  type FairRecord,
  canonical,
  caseOf,
  choices,
  checkDice,
  isAsTold,
  keyOf,
  missingSeeds,
  ownSeeds,
  readRecord,
  recordSeal,
  sealHolds,
} from './verify';
import vector from '../../../test-data/fair.json';
import { hmac, sha256 } from './sha256';

const { again, ...games } = vector;
const read = (name: keyof typeof games): FairRecord => readRecord(games[name].record)!;
const last = async (record: FairRecord): Promise<unknown> =>
  [...checkDice(record, (await loadChances(record.game))!)].at(-1);
const dice = (record: FairRecord): number => record.events.filter(({ chance }) => chance).length;
const OTHER = 'ab'.repeat(32);

it('hashes like everybody else', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 200]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
    expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'));
    const key = bytes.slice(0, 64);
    expect(Buffer.from(hmac(key, bytes)).toString('hex')).toBe(
      createHmac('sha256', key).update(bytes).digest('hex'),
    );
  }
});

it('writes JSON in the one way that is hashed', () => {
  expect(canonical({ b: [1, null, true], a: { 'é🎲': '\n\u007f"/' } })).toBe(
    '{"a":{"\\u00e9\\ud83c\\udfb2":"\\n\\u007f\\"/"},"b":[1,null,true]}',
  );
});

it.each(['buttons', 'war', 'old'] as const)('reckons every die of a game: %s', async (name) => {
  const record = read(name);
  expect(sealHolds(record)).toBe(true);
  expect(recordSeal(record.fair)).toBe(games[name].seal);
  expect(await last(record)).toEqual({ done: dice(record), all: dice(record), wrong: null });
});

it('throws a number away that would make cases uneven', () => {
  expect(caseOf(keyOf(again.secret, again.lines), again.event, again.cases)).toBe(again.case);
});

it.each(['buttons', 'war', 'old'] as const)('finds any die or draw that was changed: %s', async (name) => {
  const record = read(name);
  const texts = [
    'die 1',
    'die 6',
    'card red',
    'card blue',
    'marker build',
    'new-card section',
    'new-card meadow-pay',
    'nothing',
  ];
  for (const [at, { chance }] of record.events.slice(0, 60).entries()) {
    const other = texts.find((text) => text !== chance && text.split(' ')[0] === chance?.split(' ')[0]);
    if (!other) continue;
    const events = record.events.map((event, i) => (i === at ? { chance: other } : event));
    expect(await last({ ...record, events })).toMatchObject({ wrong: at + 1 });
  }
});

it('does not believe a record about what there is to draw', async () => {
  const record = read('war');
  const card = record.events.findIndex(({ chance }) => chance?.startsWith('new-card'));
  const events = record.events.map((event, i) => (i === card ? { chance: 'new-card unheard-of' } : event));
  expect(await last({ ...record, events })).toMatchObject({ wrong: card + 1 });
});

it.each([
  { secret: OTHER },
  { commitment: OTHER },
  { version: 1 },
  { seats: ['local', 'online', 'local'] as const },
  { seeds: [OTHER, null, null] },
  { seeds: [null, null, OTHER] },
  { commitments: [null, OTHER, null] },
  { seeds: [null, null] },
  { commitments: undefined },
  { seats: ['local', 'cat', 'bot'] },
  { commitments: [OTHER.toUpperCase(), null, null], seeds: [null, null, null] },
  { more: 1 },
])('sees that something else was sealed: %j', (change) => {
  const record = read('buttons');
  const changed = { ...record, fair: { ...record.fair, ...change } } as FairRecord;
  const kept = { seeds: {}, commitment: null, seal: games.buttons.seal };
  expect(sealHolds(changed) && isAsTold(changed, kept)).toBe(false);
  expect(isAsTold(record, { ...kept, commitment: record.fair.commitment })).toBe(true);
});

it.each([
  { version: 2 },
  { seats: ['local', 'online'] },
  { secret: OTHER },
  { seeds: ['c0ffee\n', null] },
  { seeds: ['c0f', null] },
  { seeds: [null] },
])('sees that a game of version 1 was changed: %j', (change) => {
  const record = read('old');
  expect(sealHolds({ ...record, fair: { ...record.fair, ...change } } as FairRecord)).toBe(false);
});

it.each([
  '{"chance":"die 4","result":1}',
  '{"result":{}}',
  '{"chance":"die 4","seat":0,"move":"roll"}',
  '{"seat":0}',
  '{"chance":4}',
  'null',
])('reads over nothing: %s', (line) => {
  const lines = games.buttons.record.split('\n');
  expect(sealHolds(readRecord(lines.join('\n'))!)).toBe(true);
  expect(sealHolds(readRecord(lines.toSpliced(20, 0, line).join('\n'))!)).toBe(false);
});

it('sees that other settings were sealed', () => {
  const record = read('buttons');
  expect(sealHolds({ ...record, settings: { ...record.settings, layouts: ['2a', '1a', '3a'] } })).toBe(false);
  expect(sealHolds({ ...record, position: {} })).toBe(false);
  const kept = { seeds: {}, commitment: null, seal: null, settings: { ...record.settings } };
  expect(isAsTold(record, kept)).toBe(true);
  expect(isAsTold(record, { ...kept, settings: { ...record.settings, layouts: ['2a', '1a', '3a'] } })).toBe(
    false,
  );
});

it('finds one’s own seeds among those of the dice', () => {
  expect(ownSeeds({ 0: 'ab', 2: 'cd' }, ['ab', null, 'cd'])).toBe('counted');
  expect(ownSeeds({ 0: 'ab', 2: 'cd' }, ['ab', null, null])).toBe('late');
  expect(ownSeeds({ 0: 'ab', 2: 'cd' }, ['ab', null, 'ce'])).toBe('other');
  expect(ownSeeds({}, ['ab', null, 'ce'])).toBeNull();
});

it('tells who was not there from who kept a seed back', () => {
  const { fair } = read('war');
  expect(missingSeeds(fair)).toEqual({ silent: [], withheld: [] });
  const [first, ...seeds] = fair.seeds;
  expect(missingSeeds({ ...fair, seeds: [null, ...seeds] })).toEqual({ silent: [], withheld: [0] });
  expect(
    missingSeeds({
      ...fair,
      seeds: [first!, null, ...seeds.slice(1)],
      commitments: [first!, null, ...fair.commitments!.slice(2)],
    }),
  ).toEqual({ silent: [1], withheld: [] });
  expect(choices(fair)).toBe(16);
});
