import { createHash } from 'node:crypto';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { fairChance } from '../src/chance/fair-chance.ts';
import { CONTESTS } from './returns/contests.ts';
import type { MeasuredGame } from './returns/measured-game.ts';
import { SINGLE_PLAYER_GAMES } from './returns/single-player-games.ts';
import { HANDS } from './returns/hands.ts';
import { SPORTS } from './returns/sports.ts';
import { TABLES } from './returns/tables.ts';

/*
 * What every game of the house pays back over a number of rounds. Each round is drawn as the server draws it: from a seed,
 * a name and the round's number. The seed is fixed, so a run says the same on every machine.
 */
const GAMES: Readonly<Record<string, MeasuredGame>> = {
  ...SINGLE_PLAYER_GAMES,
  ...TABLES,
  ...HANDS,
  ...CONTESTS,
  ...SPORTS,
};
/** Standard errors that hold the true value in 99 of 100 samples. */
const ONE_IN_A_HUNDRED = 2.576;

interface Result {
  readonly rounds: number;
  readonly published: string;
  readonly seen: number;
  /** Half the 99 % interval of this bet alone. */
  readonly margin: number;
  /** How many standard errors the return lies beside what is published. */
  readonly off: number;
  /** Inside the 99 % interval of this bet alone: of a hundred honest bets one is not. */
  readonly within: boolean;
  /** Inside the interval that holds all bets of the run together in 99 of 100 runs. */
  readonly withinOfAll: boolean;
}

function measure(name: string, game: MeasuredGame, rounds: number, seed: string, bets: number): Record<string, Result> {
  const sums = new Map(Object.keys(game.bets).map((bet) => [bet, { count: 0, sum: 0, squares: 0 }]));
  const report = (bet: string, share: number) => {
    const so = sums.get(bet)!;
    so.count += 1;
    so.sum += share;
    so.squares += share * share;
  };
  // A price is not always offered: the seldomest bet decides how many rounds are played.
  const missing = () => rounds - Math.min(...[...sums.values()].map(({ count }) => count));
  for (let number = 0, left = missing(); left > 0; left = missing())
    for (; left > 0; left--) game.round(fairChance(seed, name, number++), report);
  return Object.fromEntries(
    [...sums].map(([bet, { count, sum, squares }]) => {
      const [least, most] = game.bets[bet]!;
      const seen = sum / count;
      const error = Math.sqrt((squares / count - seen * seen) / count);
      const off = (seen < least ? seen - least : Math.max(0, seen - most)) / error;
      return [
        bet,
        {
          rounds: count,
          published: [...new Set([least, most].map(perCent))].join(' – '),
          seen,
          margin: ONE_IN_A_HUNDRED * error,
          off,
          within: Math.abs(off) < ONE_IN_A_HUNDRED,
          withinOfAll: !isMiss(Math.abs(off), bets),
        },
      ];
    }),
  );
}

/** Bonferroni: with this number of bets in one run, a deviation this large occurs in fewer than one of a hundred runs. By Mills' bound of the normal tail. */
function isMiss(off: number, bets: number): boolean {
  return off > ONE_IN_A_HUNDRED && (2 * Math.exp((-off * off) / 2)) / (off * Math.sqrt(2 * Math.PI)) < 0.01 / bets;
}

function perCent(share: number): string {
  return `${(100 * share).toFixed(3)} %`;
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10000000' },
    game: { type: 'string' },
    seed: { type: 'string', default: '2026' },
    json: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const chosen = Object.entries(GAMES).filter(([name]) => !values.game || name.startsWith(values.game));
if (!Number.isInteger(rounds) || rounds < 1_000 || chosen.length === 0) {
  console.error(
    `Usage: bench -- rtp [--rounds 10000000] [--seed 2026] [--game X] [--json | --markdown], at least 1000 rounds; X is the beginning of one of: ${Object.keys(GAMES).join(', ')}.`,
  );
  process.exit(1);
}

const serverSeed = createHash('sha256').update(values.seed).digest('hex');
const bets = chosen.reduce((sum, [, game]) => sum + Object.keys(game.bets).length, 0);
const results: Record<string, Result> = {};
for (const [name, game] of chosen) {
  const own = Math.max(1_000, Math.ceil(rounds * (game.share ?? 1)));
  for (const [bet, result] of Object.entries(measure(name, game, own, serverSeed, bets)))
    results[`${name} ${bet}`] = result;
  if (process.stderr.isTTY) console.error(name);
}
const all = Object.values(results);
const misses = all.filter(({ withinOfAll }) => !withinOfAll).length;
const summary = `${bets} bets, ${rounds.toLocaleString('en')} rounds each or more, seed ${values.seed}: ${all.filter(({ within }) => within).length} within 99 % of their own, ${bets - misses} within 99 % of all together`;
const shown = ({ rounds: played, published, seen, margin, off }: Result) => ({
  rounds: played.toLocaleString('en'),
  published,
  seen: perCent(seen),
  '99 %': `± ${perCent(margin)}`,
  'standard errors beside': off.toFixed(2),
});
if (values.json) {
  const ratios = Object.fromEntries(
    Object.entries(results).map(([bet, { withinOfAll }]) => [bet, withinOfAll ? 1 : 0]),
  );
  console.log(
    JSON.stringify({
      name: 'rtp',
      ratios,
      results,
      environment: { node: process.version, processors: cpus().length, rounds, seed: values.seed },
    }),
  );
} else if (values.markdown) {
  const rows = Object.entries(results).map(([bet, result]) => [bet, ...Object.values(shown(result))]);
  console.log(
    [
      summary,
      '',
      '| bet | rounds | published | seen | 99 % | standard errors beside |',
      '|---|---|---|---|---|---|',
      ...rows.map((row) => `| ${row.join(' | ')} |`),
    ].join('\n'),
  );
} else {
  console.table(Object.fromEntries(Object.entries(results).map(([bet, result]) => [bet, shown(result)])));
  console.log(summary);
}
process.exitCode = misses > 0 ? 1 : 0;
