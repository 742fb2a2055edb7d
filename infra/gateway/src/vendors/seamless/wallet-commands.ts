import type {
  BetBody,
  BetWinBody,
  EndRoundBody,
  RollbackBody,
  SeamlessRefusalCode,
  TransactionReply,
  WinBody,
} from '@atrium/contracts/seamless';
import type { Transaction } from '../../platform/database.ts';
import { isUnderMaintenance } from '../../system/system-state.ts';
import { payloadHash } from '../../platform/idempotency.ts';
import type { Parts } from '../../platform/parts.ts';
import { betRefusal } from '../../limits/can-wager.ts';
import { slotStakeCap } from '../../limits/slot-stake-cap.ts';
import { touchSession } from '../../session/touch-session.ts';
import { type Purse, purseIn, stakableBonus } from './purse.ts';
import { isOverCeiling } from './amount-ceilings.ts';
import { refused, SeamlessFault } from './answer.ts';
import type { SeamlessPorts } from './seamless-ports.ts';
import { type Outcome, runCommands, type VendorCommand } from './vendor-commands.ts';
import type { CallingVendor, GameSession, Player } from './vendor-reads.ts';

type Reply = TransactionReply | ReturnType<typeof refused>;

const betOf = (
  vendor: CallingVendor,
  { memberId, currency }: Player,
  body: Pick<BetBody, 'txId' | 'roundId' | 'gameId' | 'amount' | 'currency'>,
  { shut, ...purse }: Purse & { shut: boolean },
): VendorCommand => ({
  kind: 'bet',
  ...purse,
  vendor: vendor.code,
  member: memberId,
  currency,
  game: body.gameId,
  round: body.roundId,
  tx: body.txId,
  amount: body.amount,
  hash: payloadHash([memberId, body.roundId, body.gameId, body.amount, body.currency]),
  noop: vendor.lateBet === 'noop',
  shut,
});

const winOf = (
  vendor: CallingVendor,
  { memberId }: Player,
  { roundId, txId, betTxId, amount, currency, endRound: ends }: Omit<WinBody, 'playerRef' | 'kind'>,
  purse: Purse,
): VendorCommand => ({
  kind: 'win',
  ...purse,
  vendor: vendor.code,
  member: memberId,
  currency,
  round: roundId,
  tx: txId,
  ref: betTxId,
  amount,
  ends,
  hash: payloadHash([memberId, roundId, betTxId, amount, currency, ends]),
});

/**
 * Answers the vendor and notifies the player's tabs, also of a repeat: the process that moved the money may have ended
 * before it could. Only a player with a bonus is asked for its money.
 */
async function reply(parts: Parts, player: Player, vendorTxId: string, answer: Outcome, cause: string): Promise<Reply> {
  if (answer.outcome === 'CONFLICT')
    throw new SeamlessFault('DUPLICATE_CONFLICT', `${vendorTxId} was used for something else.`);
  if (answer.outcome !== 'ok' && answer.outcome !== 'noop')
    return refused(answer.outcome as SeamlessRefusalCode, answer.balance);
  parts.live.balanceChanged(player.memberId, cause);
  return {
    status: 'ok',
    txId: answer.tx ?? '',
    vendorTxId,
    balance: answer.balance,
    bonusBalance: player.hasBonus ? await stakableBonus(parts, player) : '0',
    currency: player.currency,
    duplicate: answer.duplicate,
  };
}

/** The reason why this session may not bet. The session's validity matters only here and for a bet-win. */
function bettingRefusal(session: GameSession | undefined, currency: string): SeamlessRefusalCode | undefined {
  if (!session || session.mode === 'demo') return 'INVALID_TOKEN';
  if (!session.live) return 'TOKEN_EXPIRED';
  return session.currency === currency ? undefined : 'WRONG_CURRENCY';
}

/**
 * Whether no round may start: while the site is under maintenance, and for a game other than the token's. The database
 * command checks that game and vendor are up (GM-06).
 */
const isShut = async (parts: Parts, { gameId }: GameSession, body: Pick<BetBody, 'gameId'>): Promise<boolean> =>
  body.gameId !== gameId || (await isUnderMaintenance(parts));

/** Playing counts as activity, so that a long game does not end the session. */
const noteActivity = (parts: Parts, { sessionId: id, lastSeenAt }: GameSession): Promise<void> =>
  touchSession(parts, { id, lastSeenAt });

/** Locks the wallet before limits are read, so that simultaneous bets are counted one after the other. */
const lockWallet = (transaction: Transaction, { memberId, currency }: Player): Promise<number> =>
  transaction.run('SELECT vendor_lock($1, $2)', [memberId, currency]);

/**
 * Stakes under the member's limits and the cap of slots, counted with the wallet locked. A member without limits, without a
 * cap and without an open reality check needs no lock beforehand; the database command refuses a barred member.
 */
async function stake(
  { parts, command }: SeamlessPorts,
  session: GameSession,
  bet: VendorCommand,
): Promise<Outcome | SeamlessRefusalCode> {
  const cap = await slotStakeCap(parts, { memberId: session.memberId, gameId: session.gameId });
  if (!session.limited && !session.checkDue && cap === null) return await command(bet);
  return await parts.database.transaction(async (transaction) => {
    await lockWallet(transaction, session);
    const barred = await betRefusal(parts, {
      ...session,
      vendor: bet.vendor,
      round: bet.round,
      stake: BigInt(bet.amount!),
    });
    if (barred) return barred;
    if (cap !== null && (await isAboveCap(parts, bet, cap))) return 'LIMIT_EXCEEDED';
    const [outcome] = await runCommands(parts, transaction, [bet]);
    return outcome!;
  });
}

/** Whether a bet takes the stakes of its round above the cap; read with the wallet locked. */
async function isAboveCap({ database }: Parts, bet: VendorCommand, cap: bigint): Promise<boolean> {
  const amount = BigInt(bet.amount!);
  if (amount === 0n) return false;
  const round = await database.first<{ stake: string }>(
    {
      name: 'stake-of-round',
      text: 'SELECT stake::text AS stake FROM rounds WHERE vendor_code = $1 AND member_id = $2 AND round_id = $3',
    },
    [bet.vendor, bet.member, bet.round],
  );
  return BigInt(round?.stake ?? 0) + amount > cap;
}

export async function placeBet(ports: SeamlessPorts, vendor: CallingVendor, body: BetBody): Promise<Reply> {
  const { parts, reads, command } = ports;
  const session = await reads.gameSession(vendor.code, body.sessionToken);
  const unfit = bettingRefusal(session, body.currency);
  if (!session || session.mode === 'demo') return refused(unfit!);
  if (await isOverCeiling(parts, vendor, session, { ...body, call: 'bet' })) return refused('AMOUNT_TOO_LARGE');
  const purse = await purseIn(parts);
  const bet = betOf(vendor, session, body, { ...purse, shut: await isShut(parts, session, body) });
  if (!unfit) await noteActivity(parts, session);
  const outcome = unfit ?? (await stake(ports, session, bet));
  if (typeof outcome !== 'string') return await reply(parts, session, body.txId, outcome, 'bet');
  // A repeat gets its first answer even when the player can no longer bet.
  if (!(await isKnown(parts, vendor, session, body.txId))) return refused(outcome);
  return await reply(parts, session, body.txId, await command(bet), 'bet');
}

/** Whether this bet of the player was accepted or rolled back before. */
async function isKnown(
  { database }: Parts,
  vendor: CallingVendor,
  { memberId }: Player,
  txId: string,
): Promise<boolean> {
  const known = await database.first(
    {
      name: 'vendor-transaction-known',
      text: 'SELECT 1 FROM vendor_transactions WHERE vendor_code = $1 AND tx_id = $2 AND member_id = $3',
    },
    [vendor.code, txId, memberId],
  );
  return known !== undefined;
}

export async function payWin(
  { parts, reads, command }: SeamlessPorts,
  vendor: CallingVendor,
  body: WinBody,
): Promise<Reply> {
  const player = await reads.playerOf(vendor.code, body.playerRef);
  if (!player) return refused('TXN_NOT_FOUND');
  if (await isOverCeiling(parts, vendor, player, { ...body, call: 'win' })) return refused('AMOUNT_TOO_LARGE');
  return await reply(
    parts,
    player,
    body.txId,
    await command(winOf(vendor, player, body, await purseIn(parts))),
    'payout',
  );
}

/** A bet and its win together or not at all. */
export async function betAndWin(
  { parts, reads }: SeamlessPorts,
  vendor: CallingVendor,
  body: BetWinBody,
): Promise<Reply> {
  const session = await reads.gameSession(vendor.code, body.sessionToken);
  const unfit = bettingRefusal(session, body.currency);
  if (!session || session.mode === 'demo') return refused(unfit!);
  if ((await reads.playerOf(vendor.code, body.playerRef))?.memberId !== session.memberId)
    return refused('INVALID_TOKEN');
  const { txId, amount, winTxId, winAmount, currency } = body;
  if (
    (await isOverCeiling(parts, vendor, session, { call: 'bet', txId, amount, currency })) ||
    (await isOverCeiling(parts, vendor, session, { call: 'win', txId: winTxId, amount: winAmount, currency }))
  )
    return refused('AMOUNT_TOO_LARGE');
  if (!unfit) await noteActivity(parts, session);
  const cap = await slotStakeCap(parts, { memberId: session.memberId, gameId: session.gameId });
  const purse = await purseIn(parts);
  const pair = [
    betOf(vendor, session, body, { ...purse, shut: await isShut(parts, session, body) }),
    winOf(
      vendor,
      session,
      {
        txId: body.winTxId,
        betTxId: body.txId,
        roundId: body.roundId,
        amount: body.winAmount,
        currency: body.currency,
        endRound: body.endRound,
      },
      purse,
    ),
  ];
  let answer: Outcome | undefined;
  let barred: SeamlessRefusalCode | undefined;
  try {
    await parts.database.transaction(async (transaction) => {
      await lockWallet(transaction, session);
      barred =
        unfit ??
        (await betRefusal(parts, { ...session, vendor: vendor.code, round: body.roundId, stake: BigInt(body.amount) }));
      if (!barred && cap !== null && (await isAboveCap(parts, pair[0]!, cap))) barred = 'LIMIT_EXCEEDED';
      // Read with the wallet locked: the attempt that this one repeats may just have been committed.
      if (barred && (await isKnown(parts, vendor, session, body.txId))) barred = undefined;
      if (barred) throw new NothingHappened();
      for (const one of pair) {
        [answer] = await runCommands(parts, transaction, [one]);
        if (answer?.outcome !== 'ok') throw new NothingHappened();
      }
    });
  } catch (error) {
    if (!(error instanceof NothingHappened)) throw error;
  }
  return barred ? refused(barred) : await reply(parts, session, body.txId, answer!, 'payout');
}

/** Rolls back the transaction of a pair when one half is refused. */
class NothingHappened extends Error {}

export async function rollBack(
  { parts, reads, command }: SeamlessPorts,
  vendor: CallingVendor,
  body: RollbackBody,
): Promise<Reply> {
  const player = await reads.playerOf(vendor.code, body.playerRef);
  if (!player) return refused('TXN_NOT_FOUND');
  const outcome = await command({
    kind: 'rollback',
    ...(await purseIn(parts)),
    vendor: vendor.code,
    member: player.memberId,
    currency: player.currency,
    round: body.roundId,
    tx: body.txId,
    ref: body.refTxId,
    hash: payloadHash([player.memberId, body.roundId, body.refTxId]),
  });
  return await reply(parts, player, body.txId, outcome, 'rollback');
}

export async function endRound(
  { parts, reads, command }: SeamlessPorts,
  vendor: CallingVendor,
  body: EndRoundBody,
): Promise<Reply> {
  const player = await reads.playerOf(vendor.code, body.playerRef);
  if (!player) return refused('TXN_NOT_FOUND');
  const { memberId: member, currency } = player;
  const outcome = await command({
    kind: 'end',
    ...(await purseIn(parts)),
    vendor: vendor.code,
    member,
    currency,
    round: body.roundId,
    hash: '',
  });
  return await reply(parts, player, body.roundId, outcome, 'payout');
}
