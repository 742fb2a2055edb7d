import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { pickOne } from '../src/chance/chance.ts';
import { book, settle } from '../src/mechanics/book/book.ts';
import { drawCourse, scoreAt } from '../src/mechanics/book/course.ts';
import { isClosed, pricesAt } from '../src/mechanics/book/prices.ts';
import { ESPORTS, FOOTBALL, type Sport } from '../src/mechanics/book/sports.ts';
import { fish } from '../src/mechanics/fish/fish.ts';
import { dealCards, highCard, potFor } from '../src/mechanics/high-card/high-card.ts';
import { baccarat } from '../src/mechanics/live/baccarat.ts';
import { dragonTiger } from '../src/mechanics/live/dragon-tiger.ts';
import { roulette } from '../src/mechanics/live/roulette.ts';
import { sicBo } from '../src/mechanics/live/sic-bo.ts';
import type { Json, Mechanic } from '../src/mechanics/mechanic.ts';
import { PROVABLE } from '../src/mechanics/pick-mechanic.ts';
import { exactReturn } from '../src/mechanics/slot/exact-return.ts';
import { HOLD_MODEL, LINES_MODEL, WAYS_MODEL } from '../src/mechanics/slot/models.ts';
import { measureReturn } from '../test/measure-return.ts';

/** A way to play a game: what it must return, exactly where that can be counted, as lowest and highest. */
interface Way {
  readonly mechanic: Mechanic;
  readonly choose: (state: Json) => Json;
  readonly expected: readonly [lowest: number, highest: number];
}

const always = (choice: Json) => () => choice;
const way = (mechanic: Mechanic, choice: Json, exact: number): Way => ({ mechanic, choose: always(choice), expected: [exact, exact] });
const field = (mechanic: Mechanic, name: string, exact: number) => way(mechanic, { fields: [name] }, exact);
/** Two of eight decks are of one rank in so many cases. */
const TIE = 31 / 415;

/** A single bet at the price of so far into an event, on events as the book draws them. */
function single(sport: Sport, market: string, pick: string, minute: number): Way {
  const mechanic: Mechanic = {
    ...book(sport),
    play({ stake, chance }) {
      for (;;) {
        const fixture = { rates: pickOne(chance, sport.rates) };
        const course = drawCourse(sport, fixture, chance);
        const price = pricesAt(sport, fixture, minute, scoreAt(course, minute), isClosed(sport, course, minute))[market]![pick]!;
        if (price === null) continue;
        const score = scoreAt(course, sport.minutes);
        const leg = { event: '', home: '', away: '', market, pick, price, endsAfterMs: 0, score, won: sport.markets[market]![pick]!(...score), void: false };
        return { shown: null, nextState: null, ...settle({ legs: [leg] }, stake) };
      }
    },
  };
  return { mechanic, choose: always(null), expected: [0.94, 0.95] };
}

/** One member's seat at a table of so many, dealt as the room deals. */
function cardTable(members: number): Mechanic {
  return {
    ...highCard,
    play({ stake, chance }) {
      const { cards, winner } = dealCards(members, chance);
      return { shown: null, payout: winner === 0 ? potFor(stake, cards.length) : 0, nextState: null, settlesAfterMs: 0 };
    },
  };
}

const WAYS: Readonly<Record<string, Way>> = {
  'slot-lines': way(PROVABLE.lines!, null, exactReturn(LINES_MODEL)),
  'slot-ways': way(PROVABLE.ways!, null, exactReturn(WAYS_MODEL)),
  'slot-hold': way(PROVABLE.hold!, null, exactReturn(HOLD_MODEL)),
  'fish-minnow': way(fish, { fish: 'minnow' }, 0.96),
  'fish-leviathan': way(fish, { fish: 'leviathan' }, 0.96),
  'high-card': way(cardTable(4), null, 0.98),
  'high-card-house': way(cardTable(1), null, 0.98),
  'baccarat-player': field(baccarat, 'player', 0.987649),
  'baccarat-banker': field(baccarat, 'banker', 0.989421),
  'baccarat-tie': field(baccarat, 'tie', 0.856404),
  'baccarat-pair': field(baccarat, 'playerPair', 12 * TIE),
  'roulette-red': field(roulette, 'red', 36 / 37),
  'roulette-number': field(roulette, 'n17', 36 / 37),
  'sic-bo-big': field(sicBo, 'big', (2 * 105) / 216),
  'sic-bo-die': field(sicBo, 'die4', (75 * 2 + 15 * 3 + 4) / 216),
  'sic-bo-triple': field(sicBo, 'triple', (31 * 6) / 216),
  'dragon-tiger-dragon': field(dragonTiger, 'dragon', 1 - TIE / 2),
  'dragon-tiger-tie': field(dragonTiger, 'tie', 9 * TIE),
  'football-before': single(FOOTBALL, 'result', '1', 0),
  'football-live': single(FOOTBALL, 'total', 'over', 45),
  'esports-live': single(ESPORTS, 'result', '2', 15),
};

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10000000' },
    game: { type: 'string' },
    seed: { type: 'string', default: '2026' },
    json: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed);
const chosen = Object.entries(WAYS).filter(([name]) => !values.game || name.startsWith(values.game));
if (!Number.isInteger(rounds) || rounds < 1_000 || !Number.isInteger(seed) || chosen.length === 0) {
  console.error(`Usage: bench -- rtp [--rounds 10000000] [--seed 2026] [--game X], at least 1000 rounds; X is the beginning of one of: ${Object.keys(WAYS).join(', ')}.`);
  process.exit(1);
}

const results: Record<string, { rounds: number; return: number; margin: number; expected: string; published: string; within: boolean }> = {};
for (const [name, { mechanic, choose, expected }] of chosen) {
  const { mean, margin } = measureReturn(mechanic, rounds, seed, choose);
  const [least, most] = expected;
  results[name] = {
    rounds,
    return: Number(mean.toFixed(5)),
    margin: Number(margin.toFixed(5)),
    expected: [...new Set(expected.map((share) => share.toFixed(5)))].join(' – '),
    published: [...new Set(mechanic.publishedReturn.map((share) => share.toFixed(4)))].join(' – '),
    within: mean > least - margin && mean < most + margin,
  };
}
const outside = Object.values(results).filter(({ within }) => !within).length;
if (values.json) {
  const ratios = Object.fromEntries(Object.entries(results).map(([name, { return: mean }]) => [name, mean / WAYS[name]!.expected[1]]));
  console.log(JSON.stringify({ name: 'rtp', ratios, results, environment: { node: process.version, processors: cpus().length, rounds, seed } }));
} else {
  console.log(`Return to player over ${rounds.toLocaleString('en')} rounds each, seed ${seed}; margin: 99 % confidence`);
  console.table(results);
}
process.exitCode = outside > 0 ? 1 : 0;
