/**
 * Checks records as docs/fair-dice.md tells it; knows nothing of the package beside it.
 * Reads a JSON list of records from standard input, writes a list of null (right) or what is wrong.
 */
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const KINDS = ['local', 'online', 'bot'];
const KEYS = 'commitment,commitments,seats,secret,seeds,version';
const OLD_KEYS = 'commitment,secret,seeds';

const copies = (text) =>
  text.split(', ').map((each) => {
    const [, name, count] = /^(\S+)(?: \((\d)\))?$/.exec(each);
    return [name, Number(count ?? 1)];
  });
const DIE = copies('1, 2, 3, 4, 5, 6');
const COLOURS = copies('red, yellow, green, blue');
const STARTS = copies('A, B, C, D');
const TILES = copies('1, 2, 3, 4, 5, 6');
const MARKERS = copies('build+star (2), build, build+3, build+4, build+5, build+free, free, free+3, 5, brother+3, 2-brothers');
const CARDS = copies(
  'section (4), school-pay, quarry-pay, forest-pay, meadow-pay, village-pay, two-brothers, three-brothers, equals, turn-1s, turn-2s, turn-3s, re-roll, one-star, two-stars',
);

class Wrong extends Error {}
const refuse = (reason) => {
  throw new Wrong(reason);
};

// Hashes.

const sha256 = (data) => createHash('sha256').update(data).digest('hex');
const hashLines = (...lines) => sha256(lines.join('\n'));
const isText = (value) => typeof value === 'string';
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isHash = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

function canonical(value) {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (unit) => '\\u' + unit.charCodeAt(0).toString(16).padStart(4, '0'));
  }
  if (Array.isArray(value)) return '[' + value.map(canonical).join(',') + ']';
  const keys = Object.keys(value).sort();
  return '{' + keys.map((key) => canonical(key) + ':' + canonical(value[key])).join(',') + '}';
}

function drawCase(key, event, total) {
  const span = 2n ** 64n;
  for (let attempt = 0; ; attempt++) {
    const x = createHmac('sha256', key).update(`die ${event} ${attempt}`).digest().readBigUInt64BE(0);
    if (x < span - (span % BigInt(total))) return Number(x % BigInt(total));
  }
}

// What there is to draw from: lists of [name, copies] in order.

const without = (pile, names) => {
  const left = pile.map(([name, count]) => [name, count]);
  for (const gone of names) {
    const entry = left.find(([name]) => name === gone);
    if (!entry || entry[1] === 0) refuse(`${gone} is not there`);
    entry[1] -= 1;
  }
  return left;
};
const isEmpty = (pile) => pile.every(([, count]) => count === 0);
const strings = (list) => (list ?? []).filter((each) => typeof each === 'string');
const ownCards = (position) => (position?.seats ?? []).flatMap((seat) => strings(seat.cards));

function* buttonsPiles(players, position) {
  let gone = [...strings([position?.left_out]), ...ownCards(position)];
  let event = yield;
  for (;;) {
    if (event.move !== undefined) event = yield;
    else if (event.kind === 'die') event = yield DIE;
    else if (event.kind === 'card') {
      const first = players === 3 && gone.length === 0;
      const pile = without(COLOURS, gone);
      gone = [...gone, event.name];
      event = yield first ? pile.slice(1) : pile;
    } else refuse(`no such event: ${event.kind}`);
  }
}

class WarTable {
  constructor(players, position) {
    this.players = players;
    this.tiles = without(TILES, Object.values(position?.laid ?? {}).map(String));
    this.display = (position?.display ?? []).map((each) => (typeof each === 'string' ? each : null));
    this.discard = strings(position?.discard);
    const all = CARDS.map(([name, count]) => [name, name === 'meadow-pay' && players < 4 ? 0 : count]);
    this.pile = without(all, [...strings(this.display), ...this.discard, ...ownCards(position), ...strings(position?.removed)]);
    this.markers = MARKERS;
    this.row = '';
    if (position?.phase === 'laying-markers') {
      this.row = 'marker';
      this.markers = without(MARKERS, Object.values(position.markers ?? {}));
    }
    if (position?.phase === 'laying-cards') this.row = 'new-card';
  }

  move(text) {
    this.row = '';
    const bought = /^card([123]) /.exec(text);
    if (bought) this.display[bought[1] - 1] = null;
  }

  draw(kind, name) {
    const begins = this.row !== kind;
    this.row = kind;
    if (kind === 'die') return DIE;
    if (kind === 'start-player') return STARTS.slice(0, this.players);
    if (kind === 'tile') return this.drawFrom('tiles', name);
    if (kind === 'marker') {
      if (begins) this.markers = MARKERS;
      return this.drawFrom('markers', name);
    }
    if (kind === 'new-card') return this.drawCard(name, begins);
    return refuse(`no such event: ${kind}`);
  }

  drawFrom(what, name) {
    const pile = this[what];
    this[what] = without(pile, [name]);
    return pile;
  }

  drawCard(name, begins) {
    if (begins) {
      this.discard.push(...strings(this.display));
      this.display = [];
    }
    if (isEmpty(this.pile)) {
      this.pile = CARDS.map(([card]) => [card, this.discard.filter((each) => each === card).length]);
      this.discard = [];
    }
    this.display.push(name);
    return this.drawFrom('pile', name);
  }
}

function pileReader(game, players, position) {
  if (game === 'buttons') {
    const piles = buttonsPiles(players, position);
    piles.next();
    return (event) => piles.next(event).value;
  }
  if (game !== 'war') refuse(`no such game: ${game}`);
  const table = new WarTable(players, position);
  return (event) => (event.move !== undefined ? table.move(event.move) : table.draw(event.kind, event.name));
}

const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));

function resultOf(pile, key, number) {
  const common = pile.reduce((found, [, count]) => gcd(found, count), 0);
  const total = pile.reduce((sum, [, count]) => sum + count, 0) / common;
  let left = drawCase(key, number, total);
  for (const [name, count] of pile) {
    if (left < count / common) return name;
    left -= count / common;
  }
  return refuse('nothing to draw');
}

// Records.

function keyOf({ game, settings, position = null, fair }) {
  const keys = Object.keys(fair).sort().join(',');
  const players = settings.players;
  if (fair.secret === null) refuse('the game is not over');
  if (!isHash(fair.secret)) refuse('secret');
  const secret = Buffer.from(fair.secret, 'hex');
  if (!Array.isArray(fair.seeds) || fair.seeds.length !== players) refuse('seeds');
  const lines = keys === OLD_KEYS ? oldLines(fair, secret) : keys === KEYS ? newLines(fair, { game, position, settings }) : refuse('keys');
  const text = [...lines, ...fair.seeds.map((seed) => seed ?? '')].join('\n');
  return createHmac('sha256', secret).update(text).digest();
}

function oldLines(fair, secret) {
  if (sha256(secret) !== fair.commitment) refuse('commitment');
  const right = (seed) => seed === null || (typeof seed === 'string' && /^([0-9a-f]{2}){1,32}$/.test(seed));
  if (!fair.seeds.every(right)) refuse('seeds');
  return ['buttonbox fair dice 1'];
}

function newLines({ version, commitment, seats, commitments, seeds, secret }, terms) {
  if (version !== 2) refuse('version');
  for (const list of [seats, commitments]) {
    if (!Array.isArray(list) || list.length !== terms.settings.players) refuse('length of a list');
  }
  if (commitment !== hashLines('buttonbox fair dice 2 server', secret, canonical(terms))) refuse('commitment');
  seats.forEach((kind, seat) => {
    const given = [commitments[seat], seeds[seat]].filter((each) => each !== null);
    if (!KINDS.includes(kind) || !given.every(isHash)) refuse(`seat ${seat}`);
    if (kind === 'bot' && given.length) refuse(`seat ${seat}: a bot has no seed`);
    if (seeds[seat] === null) return;
    const mine = hashLines('buttonbox fair dice 2 player', commitment, String(seat), seeds[seat]);
    if (mine !== commitments[seat]) refuse(`seat ${seat}: another seed`);
  });
  const sealed = seats.map((kind, seat) => `${kind} ${commitments[seat] ?? ''}`);
  return ['buttonbox fair dice 2', hashLines('buttonbox fair dice 2 seal', commitment, ...sealed)];
}

function parsed(line) {
  try {
    const value = JSON.parse(line);
    return isObject(value) ? value : refuse('not an object');
  } catch (error) {
    return refuse(error.message);
  }
}

function checkHeader({ buttonbox, settings, names = null, fair, ...others }) {
  const unknown = Object.keys(others).filter((key) => key !== 'game' && key !== 'position');
  if (buttonbox !== 1 || unknown.length || !isObject(settings)) refuse('first line');
  const named = Array.isArray(names) && names.length === settings.players && names.every(isText);
  if (names !== null && !named) refuse('names');
  if (!isObject(fair)) refuse('no fair');
}

/** A chance event as its two words, a move as its text, nothing for the result. */
function eventOf(line, players, isLast) {
  const { chance, seat, move } = line;
  const keys = Object.keys(line).sort().join(',');
  if (keys === 'result' && isLast) return {};
  if (keys === 'chance' && isText(chance) && chance.split(' ').length === 2) {
    const [kind, name] = chance.split(' ');
    return { kind, name };
  }
  const isSeat = Number.isInteger(seat) && seat >= 0 && seat < players;
  return keys === 'move,seat' && isSeat && isText(move) ? { move } : refuse('neither chance nor move');
}

function check(text) {
  const [header, ...lines] = text
    .split('\n')
    .filter((line) => line.trim())
    .map(parsed);
  checkHeader(header ?? refuse('empty'));
  const key = keyOf(header);
  const players = header.settings.players;
  const read = pileReader(header.game, players, header.position);
  let number = 0;
  for (const [i, line] of lines.entries()) {
    const event = eventOf(line, players, i === lines.length - 1);
    if (event.move !== undefined) read(event);
    if (event.kind === undefined) continue;
    const came = resultOf(read(event), key, number++);
    if (came !== event.name) refuse(`event ${i + 1}: ${line.chance}, fair is ${came}`);
  }
}

function verdict(text) {
  try {
    check(text);
    return null;
  } catch (error) {
    if (error instanceof Wrong) return error.message;
    throw error;
  }
}

console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(verdict)));
