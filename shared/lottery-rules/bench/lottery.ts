import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { draw, type Result } from '../src/draw.ts';
import { groupsOf } from '../src/families.ts';
import { GAME_KINDS, type GameKind } from '../src/game-kinds.ts';
import type { GameRules } from '../src/game-rules.ts';
import { greatestPayout, type TicketLine } from '../src/greatest.ts';
import { payoutOf, pricesOf } from '../src/price.ts';
import { playsOf } from '../src/rule-sets.ts';
import { selectionTexts } from '../src/rules/testing/random-selections.ts';

/**
 * `npm run -s bench -- lottery`, the part about the greatest win that a slip shows: random tickets of every kind of game and play
 * through the boards' own search, each against outcomes that the rules of settlement pay. Where the search names the outcome that
 * pays most, that outcome pays exactly what is shown; no outcome, drawn by chance or made of the ticket's own numbers, pays more.
 * Plays that share a pool show no greatest win.
 */
const { values } = parseArgs({
  strict: false,
  options: {
    json: { type: 'boolean', default: false },
    turns: { type: 'string', default: '5' },
    /** Of all turns together. */
    slips: { type: 'string', default: '100000' },
  },
});
const turns = Number(values.turns);
const MAX_LINES = 4;
/** Outcomes by chance for each ticket. */
const DRAWN = 3;
const DAY = '2026-11-21';

interface Tally {
  tickets: number;
  /** Shown less than an outcome pays. */
  low: number;
  /** An outcome is known that pays what is shown. */
  equal: number;
  /** The search says that it found the best outcome. */
  exact: number;
}

const kinds = (Object.keys(GAME_KINDS) as GameKind[]).flatMap((kind) => {
  const rules: GameRules = GAME_KINDS[kind];
  const plays = [...playsOf(rules.sets, {}, DAY).values()].filter(
    (play) => play.priced !== 'pool' && pricesOf(play, rules.pricing),
  );
  return plays.length > 0 ? [{ kind, plays, rules }] : [];
});
const ticketsOfTurn = Math.ceil(Number(values.slips) / turns / kinds.length);
const byKind = new Map<GameKind, Tally>();
const byTurn: (Tally & { perSecond: number })[] = [];
for (let turn = 0; turn < turns; turn += 1) {
  const sum: Tally = { tickets: 0, low: 0, equal: 0, exact: 0 };
  let milliseconds = 0;
  for (const { kind, plays, rules } of kinds) {
    const line = fc.constantFrom(...plays).chain((play) =>
      fc
        .record({
          text: selectionTexts(play),
          unitMinor: fc.constantFrom(200n, 100n, 20n, 2n),
          multiple: fc.constantFrom(1n, 1n, 3n, 50n),
        })
        .map(({ text, ...stakes }): TicketLine[] => {
          const read = play.parse(text);
          return 'fault' in read
            ? []
            : [{ play, selection: read.selection, prices: pricesOf(play, rules.pricing)!, stakes }];
        }),
    );
    const tickets = fc.array(line, { minLength: 1, maxLength: MAX_LINES }).map((lines) => lines.flat());
    const tally = byKind.get(kind) ?? { tickets: 0, low: 0, equal: 0, exact: 0 };
    byKind.set(kind, tally);
    for (const lines of fc.sample(tickets, { numRuns: ticketsOfTurn, seed: turn * 100 + byKind.size })) {
      const begun = performance.now();
      const { payoutMinor, exact, outcome } = greatestPayout(lines);
      milliseconds += performance.now() - begun;
      const most = outcome ? paidBy(lines, outcome) : 0n;
      const paid = outcomesFor(lines).reduce((best, each) => greater(best, paidBy(lines, each)), most);
      for (const each of [tally, sum]) {
        each.tickets += 1;
        if (paid > payoutMinor || (exact && lines.length > 0 && most !== payoutMinor)) each.low += 1;
        if (paid === payoutMinor) each.equal += 1;
        if (exact) each.exact += 1;
      }
    }
  }
  byTurn.push({ ...sum, perSecond: Math.round((sum.tickets / milliseconds) * 1_000) });
}

const wrong = byTurn.reduce((sum, { low }) => sum + low, 0);
const equal = spreadOf(byTurn.map(({ equal, tickets }) => equal / tickets));
const measured = Object.fromEntries(
  [...byKind].map(([kind, { tickets, low, equal, exact }]) => [
    kind,
    {
      tickets,
      'shown too low': low,
      'shown = paid': share(equal, tickets),
      'best outcome found': share(exact, tickets),
    },
  ]),
);
if (values.json)
  console.log(
    JSON.stringify({
      name: 'lottery: greatest win',
      ratios: { 'shown too low': wrong, 'shown = paid': equal },
      measured,
    }),
  );
else {
  console.log(`Greatest win shown against what outcomes pay, ${turns} turns of ${byTurn[0]!.tickets} random tickets`);
  console.table(measured);
  console.table({
    'tickets shown too low': { ...spreadOf(byTurn.map(({ low }) => low)), budget: 0, met: wrong === 0 },
    'shown = paid by a known outcome': { ...equal, budget: 1, met: equal.lowest === 1 },
    'tickets a second': spreadOf(byTurn.map(({ perSecond }) => perSecond)),
  });
}
if (wrong > 0 || equal.lowest < 1) process.exitCode = 1;

function paidBy(lines: readonly TicketLine[], result: Result): bigint {
  return lines.reduce(
    (sum, { play, selection, prices, stakes }) => sum + payoutOf(play.wins(selection, result), prices, stakes),
    0n,
  );
}

/** Outcomes by chance, and outcomes made of a line's own numbers: one of them everywhere, all of them by turns. */
function outcomesFor(lines: readonly TicketLine[]): Result[] {
  if (lines.length === 0) return [];
  const { family } = lines[0]!.play;
  const by = (below: number) => Math.floor(Math.random() * below);
  const outcomes = Array.from({ length: DRAWN }, () => draw(family, by));
  for (const { selection } of lines) {
    const picked = selection.flat().filter((text) => /^\d+$/.test(text));
    if (picked.length > 0) outcomes.push(madeOf(family, picked), madeOf(family, picked.slice(0, 1)));
  }
  return outcomes;
}

/** The numbers by turns, as the ends of drawn digits; as balls, they come first. */
function madeOf(family: TicketLine['play']['family'], picked: readonly string[]): Result {
  let at = 0;
  const taken = new Set<string>();
  return groupsOf(family).map((group) => {
    if (group.kind === 'digits')
      return Array.from({ length: group.count }, () => {
        const number = picked[at % picked.length]!.padStart(group.width, picked[at % picked.length]!);
        at += 1;
        return number.slice(-group.width);
      });
    if (group.kind === 'dice')
      return Array.from({ length: group.count }, () => String(1 + Math.floor(Math.random() * group.sides))).sort();
    const range = Array.from({ length: group.to - group.from + 1 }, (_, index) =>
      String(group.from + index).padStart(2, '0'),
    );
    const order = [...new Set([...picked.filter((number) => range.includes(number)), ...shuffled(range)])];
    const balls = order.filter((ball) => !taken.has(ball)).slice(0, group.count);
    for (const ball of balls) taken.add(ball);
    return group.sorted ? balls.sort() : balls;
  });
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

function greater(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
function share(part: number, of: number): string {
  return `${((100 * part) / of).toFixed(1)} %`;
}

/** Median and extremes of the turns. */
function spreadOf(figures: readonly number[]): { median: number; lowest: number; highest: number } {
  const sorted = figures.map((each) => Number(each.toFixed(5))).sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1]!, lowest: sorted[0]!, highest: sorted.at(-1)! };
}
