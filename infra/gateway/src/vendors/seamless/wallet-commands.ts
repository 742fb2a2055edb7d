import type {
  BetBody,
  BetWinBody,
  EndRoundBody,
  RollbackBody,
  SeamlessRefusalCode,
  TransactionReply,
  WinBody,
} from '@atrium/contracts/seamless';
import { payloadHash } from '../../platform/idempotency.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { hasLimits, wagerRefusal } from '../../limits/can-wager.ts';
import { refused, SeamlessFault } from './answer.ts';
import { touchSession } from '../../session/touch-session.ts';
import { findGameSession, memberOfRef } from './game-session.ts';
import type { CallingVendor } from './verify-call.ts';

/** What the database's vendor commands answer; see migrations/0008. */
interface Outcome {
  outcome: string;
  duplicate: boolean;
  tx: string | null;
  balance: string;
}
interface Player {
  memberId: string;
  currency: string;
}
type Reply = TransactionReply | ReturnType<typeof refused>;

const DUPLICATE_KEY = '23505';

const betHash = (
  player: Player,
  { roundId, gameId, amount, currency }: Pick<BetBody, 'roundId' | 'gameId' | 'amount' | 'currency'>,
) => payloadHash([player.memberId, roundId, gameId, amount, currency]);

/** One command is one function of the database: one round trip, everything or nothing. */
async function run(queryable: Queryable, command: string, values: readonly unknown[]): Promise<Outcome> {
  const statement = {
    name: command,
    text: `SELECT outcome, duplicate, tx, balance FROM ${command}(${values.map((_, i) => `$${i + 1}`).join(', ')})`,
  };
  return (await queryable.first<Outcome>(statement, values))!;
}

/** Two players' calls with one txId at the same instant: the second looks again and finds the first. */
async function again<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: string }).code !== DUPLICATE_KEY) throw error;
    return await work();
  }
}

const bet = (
  parts: Parts,
  queryable: Queryable,
  vendor: CallingVendor,
  player: Player,
  body: Pick<BetBody, 'txId' | 'roundId' | 'gameId' | 'amount' | 'currency'>,
) =>
  run(queryable, 'vendor_bet', [
    parts.clock.now(),
    vendor.code,
    player.memberId,
    player.currency,
    body.gameId,
    body.roundId,
    body.txId,
    body.amount,
    betHash(player, body),
    vendor.lateBet === 'noop',
  ]);

const win = (
  parts: Parts,
  queryable: Queryable,
  vendor: CallingVendor,
  player: Player,
  body: Omit<WinBody, 'playerRef' | 'kind'>,
) =>
  run(queryable, 'vendor_win', [
    parts.clock.now(),
    vendor.code,
    player.memberId,
    body.currency,
    body.roundId,
    body.txId,
    body.betTxId,
    body.amount,
    body.endRound,
    payloadHash([player.memberId, body.roundId, body.betTxId, body.amount, body.currency, body.endRound]),
  ]);

/** Tells the vendor, and after a movement the player's tabs. */
function reply(parts: Parts, player: Player, vendorTxId: string, answer: Outcome, cause: string): Reply {
  if (answer.outcome === 'CONFLICT')
    throw new SeamlessFault('DUPLICATE_CONFLICT', `${vendorTxId} was used for something else.`);
  if (answer.outcome !== 'ok' && answer.outcome !== 'noop')
    return refused(answer.outcome as SeamlessRefusalCode, answer.balance);
  if (!answer.duplicate) parts.live.balanceChanged(player.memberId, cause);
  return {
    status: 'ok',
    txId: answer.tx ?? '',
    vendorTxId,
    balance: answer.balance,
    bonusBalance: '0',
    currency: player.currency,
    duplicate: answer.duplicate,
  };
}

/** Who may bet: only here, and for bet-win, does the session's life count. */
async function bettor(
  parts: Parts,
  vendor: CallingVendor,
  body: { sessionToken: string; currency: string; amount: string },
): Promise<Player | SeamlessRefusalCode> {
  const session = await findGameSession(parts, vendor.code, body.sessionToken);
  if (!session || session.mode === 'demo') return 'INVALID_TOKEN';
  if (!session.live) return 'TOKEN_EXPIRED';
  if (session.currency !== body.currency) return 'WRONG_CURRENCY';
  // Playing is activity: a member in a long game is not asked to sign in.
  await touchSession(parts, { id: session.sessionId });
  return { memberId: session.memberId, currency: session.currency };
}

/**
 * Stakes under the member's limits. With limits the wallet is locked before they are looked at, so that bets which come
 * at once are counted one after the other; the database's command itself refuses who is barred.
 */
async function stakeWithin(
  parts: Parts,
  player: Player,
  amount: string,
  stake: (queryable: Queryable) => Promise<Outcome>,
): Promise<Outcome | SeamlessRefusalCode> {
  if (!(await hasLimits(parts, player.memberId))) return await stake(parts.database);
  return await parts.database.transaction(async (transaction) => {
    await transaction.run('SELECT vendor_lock($1, $2)', [player.memberId, player.currency]);
    return (await wagerRefusal(parts, player.memberId, BigInt(amount))) ?? (await stake(transaction));
  });
}

export async function placeBet(parts: Parts, vendor: CallingVendor, body: BetBody): Promise<Reply> {
  const player = await bettor(parts, vendor, body);
  const outcome =
    typeof player === 'string'
      ? player
      : await again(() =>
          stakeWithin(parts, player, body.amount, (queryable) => bet(parts, queryable, vendor, player, body)),
        );
  if (typeof player !== 'string' && typeof outcome !== 'string') return reply(parts, player, body.txId, outcome, 'bet');
  const known = await playerOfKnown(parts, vendor, body);
  if (!known) return refused(outcome as SeamlessRefusalCode);
  return reply(parts, known, body.txId, await bet(parts, parts.database, vendor, known, body), 'bet');
}

/** Whose bet this was, if it was accepted before: a repeat gets its first answer also when the player could not bet any more. */
async function playerOfKnown(
  parts: Parts,
  vendor: CallingVendor,
  body: { sessionToken: string; txId: string },
): Promise<Player | undefined> {
  const session = await findGameSession(parts, vendor.code, body.sessionToken);
  if (!session || session.mode === 'demo') return undefined;
  const known = await parts.database.first(
    'SELECT 1 FROM vendor_transactions WHERE vendor_code = $1 AND tx_id = $2 AND member_id = $3',
    [vendor.code, body.txId, session.memberId],
  );
  return known ? { memberId: session.memberId, currency: session.currency } : undefined;
}

export async function payWin(parts: Parts, vendor: CallingVendor, body: WinBody): Promise<Reply> {
  const player = await memberOfRef(parts, vendor.code, body.playerRef);
  if (!player) return refused('TXN_NOT_FOUND');
  return reply(parts, player, body.txId, await again(() => win(parts, parts.database, vendor, player, body)), 'payout');
}

/** A bet and its win together or not at all. */
export async function betAndWin(parts: Parts, vendor: CallingVendor, body: BetWinBody): Promise<Reply> {
  const may = await bettor(parts, vendor, body);
  const known = await playerOfKnown(parts, vendor, body);
  const player = typeof may === 'string' ? known : may;
  if (!player) return refused(may as SeamlessRefusalCode);
  if ((await memberOfRef(parts, vendor.code, body.playerRef))?.memberId !== player.memberId)
    return refused('INVALID_TOKEN');
  let answer: Outcome | undefined;
  let barred: SeamlessRefusalCode | undefined;
  try {
    await parts.database.transaction(async (transaction) => {
      await transaction.run('SELECT vendor_lock($1, $2)', [player.memberId, player.currency]);
      barred = known ? undefined : await wagerRefusal(parts, player.memberId, BigInt(body.amount));
      if (barred) throw new NothingHappened();
      answer = await bet(parts, transaction, vendor, player, body);
      if (answer.outcome !== 'ok') throw new NothingHappened();
      answer = await win(parts, transaction, vendor, player, {
        txId: body.winTxId,
        betTxId: body.txId,
        roundId: body.roundId,
        amount: body.winAmount,
        currency: body.currency,
        endRound: body.endRound,
      });
      if (answer.outcome !== 'ok') throw new NothingHappened();
    });
  } catch (error) {
    if (!(error instanceof NothingHappened)) throw error;
  }
  if (barred) return refused(barred);
  return reply(parts, player, body.txId, answer!, 'payout');
}

/** Undoes the transaction of a pair of which one half was refused. */
class NothingHappened extends Error {}

export async function rollBack(parts: Parts, vendor: CallingVendor, body: RollbackBody): Promise<Reply> {
  const player = await memberOfRef(parts, vendor.code, body.playerRef);
  if (!player) return refused('TXN_NOT_FOUND');
  const values = [
    parts.clock.now(),
    vendor.code,
    player.memberId,
    player.currency,
    body.roundId,
    body.txId,
    body.refTxId,
    payloadHash([player.memberId, body.roundId, body.refTxId]),
  ];
  return reply(parts, player, body.txId, await again(() => run(parts.database, 'vendor_rollback', values)), 'rollback');
}

export async function endRound(parts: Parts, vendor: CallingVendor, body: EndRoundBody): Promise<Reply> {
  const player = await memberOfRef(parts, vendor.code, body.playerRef);
  if (!player) return refused('TXN_NOT_FOUND');
  return reply(
    parts,
    player,
    body.roundId,
    await run(parts.database, 'vendor_end_round', [
      parts.clock.now(),
      vendor.code,
      player.memberId,
      player.currency,
      body.roundId,
    ]),
    'payout',
  );
}
