import type { lotteryNumbersSet, LotteryDecision, NumbersChange } from '@atrium/contracts/operator-lottery';
import { compare, ONE, parseFraction } from '@atrium/lottery-rules/fraction';
import type { Play } from '@atrium/lottery-rules/play';
import { readSelection } from '@atrium/lottery-rules/selection';
import type * as v from 'valibot';
import type { OperatorCall } from '../../operations/bind-operation.ts';
import { noteAction } from '../../operations/operator-log.ts';
import { OperatorRefusal } from '../../operations/operator-refusal.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { decideChange } from './change-lottery.ts';
import { everyPlay, lockLottery } from './lottery-games.ts';

/**
 * Restricts numbers of a draw or of the whole game. What protects the house, a lower share, applies at once; what a member
 * could gain by takes two operators. Source: 10-47.
 */
export const setNumbers = (
  parts: Parts,
  call: OperatorCall<v.InferOutput<typeof lotteryNumbersSet.body>>,
): Promise<LotteryDecision> =>
  parts.database.transaction(async (transaction) => {
    const { code, rules } = await lockLottery(transaction, call.params.game!);
    const play = rules && everyPlay(rules).get(call.body.change.play);
    if (!play?.numbered)
      throw new OperatorRefusal('UNKNOWN_PLAY', `${code} has no play ${call.body.change.play} of numbers.`);
    const change = { ...call.body.change, numbers: writtenNumbers(play, call.body.change.numbers) };
    await refuseOverDraw(parts, transaction, code, change.issue);
    const had = await sharesOf(transaction, code, change);
    const changed = change.numbers.filter((number) => (had.get(number) ?? '1') !== change.share);
    if (changed.length === 0) throw new OperatorRefusal('BAD_REQUEST', 'These numbers have that share already.');
    const before = { share: Object.fromEntries(changed.map((number) => [number, had.get(number) ?? '1'])) };
    const share = fractionOf(change.share);
    const loosens = changed.some((number) => compare(fractionOf(had.get(number) ?? '1'), share) < 0);
    const apply = () => writeShares(transaction, code, change);
    if (loosens)
      return await decideChange(parts, transaction, { kind: 'numbers', game: code, change, before }, call, apply);
    await apply();
    await noteAction(parts, transaction, {
      operator: call.operator,
      action: 'lottery.numbers',
      subject: code,
      before,
      after: change,
      reason: call.body.reason,
    });
    return { outcome: 'done', proposedBy: call.operator.name };
  });

const fractionOf = (share: string) => {
  const read = parseFraction(share);
  if (!read || compare(read, ONE) > 0)
    throw new OperatorRefusal('BAD_REQUEST', `${share} is no share of a price. A share is between 0 and 1.`);
  return read;
};

/** The numbers as the play writes them, each once and sorted. */
function writtenNumbers({ rows, name }: Play, numbers: readonly string[]): string[] {
  const [row] = rows;
  const read = readSelection([{ ...row!, min: 1, max: numbers.length }], [...new Set(numbers)].join(','));
  if ('fault' in read) throw new OperatorRefusal('BAD_REQUEST', `${read.fault.value ?? ''} is no number of ${name}.`);
  return [...read.selection[0]!];
}

async function refuseOverDraw(parts: Parts, transaction: Transaction, code: string, issue: string | null) {
  if (issue === null) return;
  const draw = await transaction.first<{ open: boolean }>(
    "SELECT state IN ('scheduled', 'open') AND closes_at > $3 AS open FROM draws WHERE game_code = $1 AND issue = $2",
    [code, issue, parts.clock.now()],
  );
  if (!draw) throw new OperatorRefusal('UNKNOWN_DRAW', `There is no draw ${code} ${issue}.`);
  if (!draw.open) throw new OperatorRefusal('DRAW_STATE', 'The draw takes no bets any more.');
}

async function sharesOf(
  transaction: Transaction,
  code: string,
  { issue, play, numbers }: NumbersChange,
): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction.rows<{ number: string; share: string }>(
    issue === null
      ? 'SELECT number, share FROM lottery_game_restrictions WHERE game_code = $1 AND play = $2 AND number = ANY ($3::text[])'
      : 'SELECT number, share FROM lottery_restrictions WHERE game_code = $1 AND play = $2 AND number = ANY ($3::text[]) AND issue = $4',
    [code, play, numbers, ...(issue === null ? [] : [issue])],
  );
  return new Map(rows.map(({ number, share }) => [number, share]));
}

async function writeShares(
  transaction: Transaction,
  code: string,
  { issue, play, numbers, share }: NumbersChange,
): Promise<void> {
  const [table, issues] =
    issue === null ? (['lottery_game_restrictions', []] as const) : (['lottery_restrictions', [issue]] as const);
  const ofDraw = issue === null ? '' : ' AND issue = $4';
  await transaction.run(
    `DELETE FROM ${table} WHERE game_code = $1 AND play = $2 AND number = ANY ($3::text[])${ofDraw}`,
    [code, play, numbers, ...issues],
  );
  if (share === '1') return;
  await transaction.run(
    issue === null
      ? `INSERT INTO ${table} (game_code, play, number, share) SELECT $1, $2, unnest($3::text[]), $4`
      : `INSERT INTO ${table} (game_code, play, number, share, issue) SELECT $1, $2, unnest($3::text[]), $4, $5`,
    [code, play, numbers, share, ...issues],
  );
}
