import { beforeAll, describe, expect, it } from 'vitest';
import type { Event, Json } from '../lib/messages';
import { samples } from '../lib/samples/buttons';
import { makeVoice } from '../lib/voice';
import { textSources } from '../../tools/text-sources';
import { texts } from '../texts/texts.svelte';
import { NOTHING_CHOSEN, cellViews, gainText } from './cells';
import { covered, longestRun, runs } from './facts';
import { headline, reason, shownHeadline } from './headline';
import { nextCell, targetOfDigit } from './keys';
import { lines } from './log';
import { standing } from './standing';
import { blackDice, cellAt, cellOffers, codeFor, offerOf, readView, rolledFaces, rowOf } from './view';

beforeAll(() => texts.use('en', textSources('en')));

const view = (moment: keyof typeof samples) => readView(samples[moment].now);
const voice = () => makeVoice(samples.turn.seats, [0]);

describe('the view', () => {
  it('reads boards, dice and offers', () => {
    const laying = view('laying');
    expect(laying.seats).toHaveLength(4);
    expect(laying.seats[0]!.colours).toHaveLength(36);
    expect(laying.dice!.black.length + 1).toBe(blackDice(laying));
    const lit = cellOffers(laying).map((offer) => offer.cell);
    expect(lit.map(rowOf)).toEqual(lit.map(() => laying.dice!.white));
    expect(laying.extra!.open[laying.actor]).toEqual(expect.arrayContaining(lit));
  });

  it('knows the code of any cell, to ask why it is refused', () => {
    const laying = view('laying');
    const [offer] = cellOffers(laying);
    expect(codeFor(laying, offer!.cell)).toBe(offer!.code);
    expect(codeFor(laying, 0)).toBe(offer!.code - offer!.cell);
    expect(codeFor(view('turn'), 0)).toBeNull();
  });

  it('finds the dice of a roll among events', () => {
    const words = ['roll', 'die 4', 'die 6', 'die 1'];
    const events = words.map((text, i) => ({ version: i, kind: i ? ('chance' as const) : ('move' as const), actor: 0, code: 0, text }));
    expect(rolledFaces(events)).toEqual([4, 6, 1]);
    expect(rolledFaces(events.slice(1))).toEqual([]);
  });

  it('manages without extra facts, as in replays', () => {
    const still = readView({ ...samples.laying.now, extra: {}, offers: null });
    expect(still.extra).toBeNull();
    expect(cellViews(still, 0, false, NOTHING_CHOSEN).some(({ look }) => look === 'blocked')).toBe(false);
  });
});

describe('the cells', () => {
  it('light up where a button may be laid, and say what it brings', () => {
    const laying = view('laying');
    const lit = cellViews(laying, 0, true, NOTHING_CHOSEN).filter(({ look }) => look === 'legal');
    expect(lit.map(({ cell }) => cell)).toEqual(cellOffers(laying).map(({ cell }) => cell));
    expect(lit[0]!.label).toMatch(/^Row \d, column \d, \w+: lay here\. /);
  });

  it('say that a fourth button of a colour brings nothing more', () => {
    const offer = { code: 0, kind: 'lay' as const, cell: 0, colour: 'red' as const, count: 4, stars: 0, closes: 1, risk: [[0, 1], [0, 1]] as [[number, number], [number, number]] };
    expect(gainText(offer)).toMatch(/nothing more/);
    expect(gainText({ ...offer, count: 2 })).toBe('red 2 of 3.');
    expect(gainText({ ...offer, count: 3, stars: 2 })).toMatch(/2 more stars/);
  });

  it('are closed beside own buttons', () => {
    const laying = view('laying');
    const open = new Set(laying.extra!.open[0]);
    for (const { cell, look } of cellViews(laying, 0, false, NOTHING_CHOSEN)) {
      if (look === 'blocked' || look === 'open') expect(look === 'open').toBe(open.has(cell));
    }
  });

  it('show stars that wait in their order', () => {
    const sewing = view('sewing');
    const [first, second] = cellOffers(sewing).map((offer) => offer.cell);
    const cells = cellViews(sewing, 0, true, { lay: null, stars: [second!, first!] });
    expect(cells[second!]).toMatchObject({ look: 'wish', order: 1 });
    expect(cells[first!]).toMatchObject({ look: 'wish', order: 2 });
  });
});

describe('facts of a board', () => {
  const seat = () => ({ ...view('turn').seats[0]!, buttons: new Set<number>(), stars: new Set<number>() });

  it('count colours', () => {
    const board = seat();
    const red = board.colours.flatMap((colour, cell) => (colour === 'red' ? [cell] : []));
    board.buttons = new Set(red.slice(0, 2));
    expect(covered(board)).toEqual({ red: 2, yellow: 0, green: 0, blue: 0 });
  });

  it('find stars in a line, never round the edge', () => {
    const stars = new Set([cellAt(1, 5), cellAt(1, 6), cellAt(2, 1), cellAt(3, 1), cellAt(4, 1)]);
    expect(runs(stars)).toEqual([
      { first: cellAt(1, 5), length: 2, across: true },
      { first: cellAt(2, 1), length: 3, across: false },
    ]);
    expect(longestRun(stars)).toBe(3);
    expect(longestRun(new Set())).toBe(0);
    expect(longestRun(new Set([4]))).toBe(1);
  });
});

describe('the log', () => {
  const events = (...texts: [number, string, Json?][]): Event[] =>
    texts.map(([actor, text, facts], i) => ({ version: i + 1, kind: actor < 0 ? 'chance' : 'move', actor, code: 0, text, facts }));
  const told = (...texts: [number, string, Json?][]) => lines(events(...texts), samples.turn.now, voice()).map(({ actor, text }) => `${actor} ${text}`);
  const colourAt = (seat: number, row: number, column: number) => view('turn').seats[seat]!.colours[cellAt(row, column)];

  it('tells a roll and its dice in one line, and the colour of a cell', () => {
    expect(told([0, 'roll'], [-1, 'die 4'], [-1, 'die 6'], [-1, 'die 1'], [0, 'lay 4/1'], [1, 'lay 4/6'])).toEqual([
      '0 roll row 4: columns 6, 1',
      `0 lay row 4, column 1 (${colourAt(0, 4, 1)})`,
      `1 takes the gold cell: row 4, column 6 (${colourAt(1, 4, 6)})`,
    ]);
  });

  it('tells what a bust costs, with what somebody gets out, and when a round is over', () => {
    const bust = { row: 4, columns: [6], closed: [], lost: 5, stars: 0, dice: 1 };
    expect(told([2, 'roll'], [-1, 'die 4'], [-1, 'die 6', { bust }], [0, 'out', { out: { buttons: 5, stars: 2 } }], [0, 'star 1/1', { ended: 4 }])).toEqual([
      '2 rolls row 4: columns 6',
      '2 busts and loses 5 buttons',
      '0 get out with 5 buttons',
      `0 place a star: row 1, column 1 (${colourAt(0, 1, 1)})`,
      '-1 Round 4 is over',
    ]);
  });

  it('tells no number of buttons where the facts are gone', () => {
    expect(told([0, 'out'])).toEqual(['0 get out']);
  });

  it('deals all cards in one line', () => {
    expect(told([-1, 'card red'], [-1, 'card blue'], [-1, 'card green'], [1, 'roll'])).toEqual(['-1 The cards are dealt', '1 rolls']);
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
    const other = { ...now, actor: 3, offers: null };
    expect(shownHeadline(null, picture(other), other, false, voice())).toEqual({ text: 'Nonna may lay there too', seat: 3 });
  });

  it('speaks of others by name', () => {
    const now = { ...samples.turn.now, actor: 2, offers: null };
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

  it('finds roll and get out among the offers', () => {
    expect(offerOf(view('turn'), 'roll')!.code).toBe(0);
    expect(offerOf(view('turn'), 'out')!.stars).toBeGreaterThan(0);
    expect(offerOf(view('turn'), 'lay')).toBeNull();
  });
});
