import type { DrawLiability, drawLiability } from '@atrium/contracts/operator-draws';
import { compare, type Fraction, fraction, parseFraction, times, ZERO } from '@atrium/lottery-rules/fraction';
import type { GameRules } from '@atrium/lottery-rules/game-rules';
import type { Play } from '@atrium/lottery-rules/play';
import type { Row } from '@atrium/lottery-rules/selection';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Parts } from '../../platform/parts.ts';
import { everyPlay } from './lottery-games.ts';

/** Numbers in one reply. */
const MOST_NUMBERS = 1_000;
/** Notes of one selection that are looked at one by one; a longer one is a row of its own. */
const MOST_NOTES = 10_000;

interface Sold {
  play: string;
  selection: string;
  prices: Record<string, string>;
  weight: string;
  stake: string;
  lines: string;
}
interface OnNumber {
  stake: number;
  payout: Fraction;
}

/**
 * What each number of a draw has on it and could cost. PostgreSQL adds the tickets up (sql/lottery/lottery_liability.sql);
 * only sums by number and selection come here. Source: 10-47.
 */
export async function liabilityOfDraw(
  parts: Parts,
  { params, query }: OperatorCall<undefined, v.InferOutput<typeof drawLiability.query>>,
): Promise<DrawLiability> {
  const { database, settings } = parts;
  const key = [params.game, params.issue];
  const draw = await database.first<{ rules: GameRules | null }>(
    'SELECT g.rules FROM draws d JOIN lottery_games g ON g.code = d.game_code WHERE d.game_code = $1 AND d.issue = $2',
    key,
  );
  if (!draw) throw new OperatorRefusal('UNKNOWN_DRAW', `There is no draw ${params.game} ${params.issue}.`);
  const sums = await database.rows<{ currency: string; tickets: string; members: string; stake: string }>(
    `SELECT t.currency, count(*)::text AS tickets, count(DISTINCT t.member_id)::text AS members, sum(t.stake)::text AS stake
       FROM lottery_tickets t JOIN rounds r ON r.id = t.number AND r.status = 'open'
      WHERE t.game_code = $1 AND t.issue = $2 AND NOT t.play_money GROUP BY 1 ORDER BY sum(t.stake) DESC`,
    key,
  );
  const currency = query.currency ?? sums[0]?.currency ?? (await settings.get('brand.currency', 'PHP'));
  const plays: ReadonlyMap<string, Play> = draw.rules ? everyPlay(draw.rules) : new Map();
  const lists = [...plays.values()].filter(isList).map(({ code }) => code);
  const sold = await database.rows<Sold>(
    'SELECT play, selection, prices, weight::text, stake::text, lines::text FROM lottery_liability($1, $2, $3, $4)',
    [...key, currency, lists],
  );
  const restricted = await database.rows<{ play: string; number: string; share: string }>(
    `SELECT play, number, share FROM lottery_restrictions WHERE game_code = $1 AND issue = $2
      UNION ALL SELECT play, number, share FROM lottery_game_restrictions WHERE game_code = $1`,
    key,
  );
  const byPlay = Map.groupBy(sold, ({ play }) => play);
  const ranked = [...byPlay]
    .map(([code, rows]) => ({ ...onNumbers(plays.get(code), rows), code, rows }))
    .sort((a, b) => compare(b.most?.payout ?? ZERO, a.most?.payout ?? ZERO) || (a.code < b.code ? -1 : 1));
  const wanted = query.play ?? ranked[0]?.code ?? null;
  const numbers = shownNumbers(
    wanted === null ? undefined : plays.get(wanted),
    ranked.find(({ code }) => code === wanted)?.numbers ?? new Map(),
    restricted.filter(({ play }) => play === wanted),
  );
  const sum = sums.find((one) => one.currency === currency);
  return {
    gameCode: params.game!,
    issue: params.issue!,
    currency,
    currencies: sums.map((one) => one.currency),
    tickets: sum?.tickets ?? '0',
    members: sum?.members ?? '0',
    stake: sum?.stake ?? '0',
    plays: ranked.map(({ code, rows, most }) => ({
      play: code,
      name: plays.get(code)?.name ?? code,
      numbered: plays.get(code)?.numbered ?? false,
      stake: minor(rows.reduce((total, { stake }) => total + Number(stake), 0)),
      lines: String(rows.reduce((total, { lines }) => total + Number(lines), 0)),
      greatest: most && { number: most.number, payout: whole(most.payout) },
    })),
    play: wanted,
    numbers: numbers.slice(0, MOST_NUMBERS).sort((a, b) => (a.number < b.number ? -1 : 1)),
    omitted: Math.max(0, numbers.length - MOST_NUMBERS),
  };
}

/** A play whose selection is a list of numbers and nothing else. */
const isList = ({ numbered, rows }: Play): boolean => numbered && rows.length === 1;

function onNumbers(play: Play | undefined, rows: readonly Sold[]) {
  const numbers = new Map<string, OnNumber>();
  let most: { number: string; payout: Fraction } | null = null;
  for (const { selection, prices, weight, stake } of rows) {
    const dearest = Object.values(prices)
      .map((price) => parseFraction(price) ?? ZERO)
      .reduce((a, b) => (compare(a, b) < 0 ? b : a), ZERO);
    const payout = times(dearest, fraction(BigInt(weight)));
    const notes = notesOf(play, selection);
    for (const number of notes) {
      const known = numbers.get(number);
      const on = {
        stake: (known?.stake ?? 0) + Number(stake) / notes.length,
        payout: known
          ? fraction(known.payout.n * payout.d + payout.n * known.payout.d, known.payout.d * payout.d)
          : payout,
      };
      numbers.set(number, on);
      if (!most || compare(on.payout, most.payout) > 0) most = { number, payout: on.payout };
    }
  }
  return { numbers, most };
}

/** The notes of a selection, or the selection itself where they are too many to show. */
function notesOf(play: Play | undefined, selection: string): readonly string[] {
  if (!play || isList(play)) return [selection];
  const read = play.parse(selection);
  if ('fault' in read || play.count(read.selection) > BigInt(MOST_NOTES)) return [selection];
  return [...play.expand(read.selection)];
}

/** Every number of a play that has few, else those with stakes or a restriction; the dearest first. */
function shownNumbers(
  play: Play | undefined,
  sold: ReadonlyMap<string, OnNumber>,
  restricted: readonly { number: string; share: string }[],
): DrawLiability['numbers'] {
  const shares = new Map<string, string>();
  for (const { number, share } of restricted) {
    const known = shares.get(number);
    if (!known || compare(parseFraction(share)!, parseFraction(known)!) < 0) shares.set(number, share);
  }
  const all = new Set([...sold.keys(), ...shares.keys(), ...(play && isList(play) ? everyNumber(play.rows[0]!) : [])]);
  return [...all]
    .map((number) => ({ number, on: sold.get(number) }))
    .sort((a, b) => compare(b.on?.payout ?? ZERO, a.on?.payout ?? ZERO))
    .map(({ number, on }) => ({
      number,
      stake: minor(on?.stake ?? 0),
      payout: whole(on?.payout ?? ZERO),
      share: shares.get(number) ?? null,
    }));
}

function everyNumber(row: Row): readonly string[] {
  if (row.kind === 'picks') return row.values.length <= MOST_NUMBERS ? row.values : [];
  if (row.sorted || row.values.length ** row.length > MOST_NUMBERS) return [];
  let numbers = [''];
  for (let place = 0; place < row.length; place += 1)
    numbers = numbers.flatMap((start) => row.values.map((value) => (start ? start + row.separator + value : value)));
  return row.fits ? numbers.filter((number) => row.fits!(number.split(row.separator))) : numbers;
}

const minor = (amount: number): string => BigInt(Math.round(amount)).toString();
const whole = ({ n, d }: Fraction): string => (n / d).toString();
