import { beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../lib/connection/messages';
import { samples } from '../../test-data/buttons';
import { makeVoice } from '../lib/text/voice';
import { textSources } from '../../tools/text-sources';
import { texts } from '../texts/texts.svelte';
import { NOTHING_CHOSEN, cellViews, gainText } from './board/cells';
import { headline, reason, shownHeadline } from './wording/headline';
import { nextCell, targetOfDigit } from './keys';
import { lines } from './wording/log';
import { runText, runs } from './board/star-runs';
import { standing } from './seat/standing';
import type { EventFacts } from './types';
import { cellAt, cellMoves, moveOf, readView, rolledFaces, rowOf } from './view';

beforeAll(() => texts.use('en', textSources('en')));

const view = (moment: keyof typeof samples) => readView(samples[moment].now);
const voice = () => makeVoice(samples.turn.seats, [0]);

type Told = [actor: number, facts: EventFacts];
const events = (...told: Told[]): Event[] =>
  told.map(([actor, facts], i) => ({
    version: i + 1,
    kind: actor < 0 ? 'chance' : 'move',
    actor,
    code: 0,
    text: '',
    facts: { ...facts },
  }));
const ROLL: EventFacts = { move: { kind: 'roll' } };
const OUT: EventFacts = { move: { kind: 'out' } };
const lay = (row: number, column: number, gold = false): EventFacts => ({
  move: { kind: 'lay', cell: cellAt(row, column), gold },
});

describe('the view', () => {
  it('reads boards, dice and legal moves', () => {
    const laying = view('laying');
    expect(laying.seats).toHaveLength(4);
    expect(laying.seats[0]!.colours).toHaveLength(36);
    expect(laying.dice!.black.length + 1).toBe(laying.blackDice);
    const lit = cellMoves(laying).map((move) => move.cell);
    expect(lit.map(rowOf)).toEqual(lit.map(() => laying.dice!.white));
    expect(laying.live!.open[laying.actor]).toEqual(expect.arrayContaining(lit));
  });

  it('finds the dice of a roll among events', () => {
    const rolled = events([0, ROLL], [-1, { die: 4 }], [-1, { die: 6 }], [-1, { die: 1 }]);
    expect(rolledFaces(rolled)).toEqual([4, 6, 1]);
    expect(rolledFaces(rolled.slice(1))).toEqual([]);
  });

  it('manages without the facts of a running game, as in replays', () => {
    const { now } = samples.laying;
    const still = readView({ ...now, facts: { ...now.facts, live: null }, legal_moves: null });
    expect(still.live).toBeNull();
    expect(cellViews(still, 0, false, NOTHING_CHOSEN).some(({ look }) => look === 'blocked')).toBe(false);
  });
});

describe('the cells', () => {
  it('light up where a button may be laid, and say what it brings', () => {
    const laying = view('laying');
    const lit = cellViews(laying, 0, true, NOTHING_CHOSEN).filter(({ look }) => look === 'legal');
    expect(lit.map(({ cell }) => cell)).toEqual(cellMoves(laying).map(({ cell }) => cell));
    expect(lit[0]!.label).toMatch(/^Row \d, column \d, \w+: lay here\. /);
  });

  it('say that a fourth button of a colour brings nothing more', () => {
    const offer = {
      code: 0,
      kind: 'lay' as const,
      cell: 0,
      colour: 'red' as const,
      count: 4,
      surplus: true,
      stars: 0,
      closes: 1,
      risk: [
        [0, 1],
        [0, 1],
      ] as [[number, number], [number, number]],
    };
    expect(gainText(offer)).toMatch(/nothing more/);
    expect(gainText({ ...offer, count: 2, surplus: false })).toBe('red 2 of 3.');
    expect(gainText({ ...offer, count: 3, surplus: false, stars: 2 })).toMatch(/2 more stars/);
  });

  it('are closed beside own buttons', () => {
    const laying = view('laying');
    const open = new Set(laying.live!.open[0]);
    for (const { cell, look } of cellViews(laying, 0, false, NOTHING_CHOSEN)) {
      if (look === 'blocked' || look === 'open') expect(look === 'open').toBe(open.has(cell));
    }
  });

  it('show stars that wait in their order', () => {
    const sewing = view('sewing');
    const [first, second] = cellMoves(sewing).map((move) => move.cell);
    const cells = cellViews(sewing, 0, true, { lay: null, stars: [second!, first!] });
    expect(cells[second!]).toMatchObject({ look: 'wish', order: 1 });
    expect(cells[first!]).toMatchObject({ look: 'wish', order: 2 });
  });
});

describe('stars in a line', () => {
  it('are found, but never round the edge', () => {
    const stars = new Set([cellAt(1, 5), cellAt(1, 6), cellAt(2, 1), cellAt(3, 1), cellAt(4, 1)]);
    expect(runs(stars)).toEqual([
      { first: cellAt(1, 5), length: 2, across: true },
      { first: cellAt(2, 1), length: 3, across: false },
    ]);
  });

  it('says where three or more stars lie in a line, and how many more would win', () => {
    const column = [1, 2, 3].map((row) => cellAt(row, 4));
    expect(runText(new Set(column))).toBe('three in column 4, two more would win');
    const row = [2, 3, 4, 5].map((each) => cellAt(6, each));
    expect(runText(new Set([...column, ...row]))).toBe('four in row 6, one more would win');
    expect(runText(new Set(column.slice(1)))).toBe('');
  });
});

describe('the log', () => {
  const told = (...all: Told[]) =>
    lines(events(...all), samples.turn.now, voice()).map(({ actor, text }) => `${actor} ${text}`);
  const colourAt = (seat: number, row: number, column: number) =>
    view('turn').seats[seat]!.colours[cellAt(row, column)];

  it('tells a roll and its dice in one line, and the colour of a cell', () => {
    expect(
      told(
        [0, ROLL],
        [-1, { die: 4 }],
        [-1, { die: 6 }],
        [-1, { die: 1 }],
        [0, lay(4, 1)],
        [1, lay(4, 6, true)],
      ),
    ).toEqual([
      '0 roll row 4: columns 6, 1',
      `0 lay row 4, column 1 (${colourAt(0, 4, 1)})`,
      `1 takes the gold cell: row 4, column 6 (${colourAt(1, 4, 6)})`,
    ]);
  });

  it('tells what a bust costs, with what somebody gets out, and when a round is over', () => {
    const bust = { row: 4, columns: [6], closed: [], lost: 5, stars: 0, dice: 1 };
    expect(
      told(
        [2, ROLL],
        [-1, { die: 4 }],
        [-1, { die: 6, bust }],
        [0, { ...OUT, out: { buttons: 5, stars: 2 } }],
        [0, { move: { kind: 'star', cell: 0 }, ended: 4 }],
      ),
    ).toEqual([
      '2 rolls row 4: columns 6',
      '2 busts and loses 5 buttons',
      '0 get out with 5 buttons',
      `0 place a star: row 1, column 1 (${colourAt(0, 1, 1)})`,
      '-1 Round 4 is over',
    ]);
  });

  it('tells no number of buttons where the facts are gone', () => {
    expect(told([0, OUT])).toEqual(['0 get out']);
  });

  it('deals all cards in one line', () => {
    expect(told([-1, { card: 'red' }], [-1, { card: 'blue' }], [-1, { card: 'green' }], [1, ROLL])).toEqual([
      '-1 The cards are dealt',
      '1 rolls',
    ]);
  });

  it('knows every event of whole games', () => {
    for (const sample of Object.values(samples)) {
      for (const line of lines(sample.log, sample.now, voice())) expect(line.text).not.toMatch(/^log-/);
    }
  });
});

describe('whose turn it is', () => {
  it('says what is expected of you', () => {
    expect(headline(samples.turn.now, voice())).toBe('Your turn: roll or get out?');
    expect(headline(samples.laying.now, voice())).toMatch(/^Lay a button in row \d$/);
    expect(headline(samples.offering.now, voice())).toMatch(/ rolled\. Lay there too\?$/);
    expect(headline(samples.sewing.now, voice())).toMatch(/^Place \d stars$/);
  });

  it('shows the emblem of whom it speaks', () => {
    const picture = (now = samples.offering.now) => ({ view: readView(now), me: 0 });
    const { now } = samples.offering;
    const active = Number(now.position.active);
    expect(shownHeadline(null, picture(), now, true, voice()).seat).toBe(active);
    const other = { ...now, actor: 3, legal_moves: null };
    expect(shownHeadline(null, picture(other), other, false, voice())).toEqual({
      text: 'Nonna may lay there too',
      seat: 3,
    });
  });

  it('speaks of others by name', () => {
    const now = { ...samples.turn.now, actor: 2, legal_moves: null };
    expect(headline(now, voice())).toBe('Léo: roll or get out?');
  });

  it('tells who won, and why', () => {
    expect(reason(samples.over.now, voice())).not.toMatch(/^buttons-ending/);
    expect(standing(view('over'), 0).key).toMatch(/in|out|bust/);
  });
});

describe('the keyboard', () => {
  const targets = [cellAt(4, 1), cellAt(4, 6)];

  it('moves among the lit cells and goes round', () => {
    expect(nextCell('ArrowRight', targets[0]!, targets)).toBe(targets[1]);
    expect(nextCell('ArrowRight', targets[1]!, targets)).toBe(targets[0]);
    expect(nextCell('Enter', 0, targets)).toBeNull();
  });

  it('moves from cell to cell when none is lit, within the board', () => {
    expect(nextCell('ArrowUp', 0, [])).toBe(0);
    expect(nextCell('ArrowDown', 0, [])).toBe(6);
  });

  it('chooses the cell of a die by its number', () => {
    expect(targetOfDigit('6', targets)).toBe(targets[1]);
    expect(targetOfDigit('3', targets)).toBeNull();
  });

  it('finds roll and get out among the legal moves', () => {
    expect(moveOf(view('turn'), 'roll')!.code).toBe(0);
    expect(moveOf(view('turn'), 'out')!.stars).toBeGreaterThan(0);
    expect(moveOf(view('turn'), 'lay')).toBeNull();
  });
});
