import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type * as calls from '@atrium/contracts/line-transfers';
import { isInTree } from '../agents/agents.repository.ts';
import { requireDeposit } from '../limits/can-deposit.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { payloadHash } from '../platform/idempotency.ts';
import type { Parts } from '../platform/parts.ts';
import { balanceOf } from '../wallet/balance.ts';
import { post } from '../wallet/ledger.ts';
import { accountOnLine, isOpen, type LineAccount, transferBounds } from './line-accounts.ts';

type Command<E> = ParsedOf<E> & { caller: MemberCaller; transaction: Transaction; key: string };
type Done = ReplyOf<typeof calls.transferUpline>;

/** Transfers a member's money to their upline, if brand and account allow it. Source: 6-17. */
export async function transferUpline(parts: Parts, command: Command<typeof calls.transferUpline>): Promise<Done> {
  const own = (await accountOnLine(command.transaction, command.caller.session.memberId))!;
  if (!own.toUpline || !(await isOpen(parts, 'upline'))) throw new Refusal('FUNCTION_DISABLED');
  const upline = own.uplineId === null ? undefined : await accountOnLine(command.transaction, own.uplineId);
  return await transfer(parts, command, own, upline);
}

/** Transfers an agent's money to any member of their downline, at any depth. Source: 6-16. */
export async function transferDownline(parts: Parts, command: Command<typeof calls.transferDownline>): Promise<Done> {
  const { transaction, caller, body } = command;
  const agentId = caller.session.memberId;
  if (!(await isOpen(parts, 'downline'))) throw new Refusal('FUNCTION_DISABLED');
  if (body.memberId === agentId || !(await isInTree(transaction, agentId, body.memberId)))
    throw new Refusal('NOT_IN_DOWNLINE');
  return await transfer(
    parts,
    command,
    (await accountOnLine(transaction, agentId))!,
    await accountOnLine(transaction, body.memberId),
  );
}

/**
 * Moves the money in one entry, and notes a significant event: players pay each other. It counts as a deposit of the receiver, whose break and limits apply; the sender learns
 * only that the transfer is not possible.
 */
async function transfer(
  parts: Parts,
  { body, caller, transaction, key }: Omit<Command<typeof calls.transferUpline>, 'params' | 'query'>,
  from: LineAccount,
  to: LineAccount | undefined,
): Promise<Done> {
  const { currency } = caller.session;
  const bounds = await transferBounds(parts);
  const amount = BigInt(body.amount);
  if (amount < BigInt(bounds.min) || amount > BigInt(bounds.max))
    throw new Refusal('AMOUNT_OUT_OF_RANGE', { params: bounds });
  if (!to || to.currency !== currency || to.isTrial) throw new Refusal('RECIPIENT_UNAVAILABLE');
  await requireDeposit(parts, transaction, to.id, amount).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('RECIPIENT_UNAVAILABLE') : error;
  });
  const reference = `T${parts.clock.now().toISOString().slice(2, 10).replaceAll('-', '')}-${payloadHash([from.id, key]).slice(0, 10).toUpperCase()}`;
  await post(parts, transaction, {
    kind: 'transfer',
    memberId: from.id,
    scope: `line-transfer:${from.id}`,
    key,
    payload: [to.id, body.amount],
    reference,
    // An entry stays when its member is erased: `entry_detail` puts in the names.
    detail: `#${from.id} → #${to.id}`,
    currency,
    lines: [
      { account: { class: 'player:cash', memberId: from.id }, amount: -amount },
      { account: { class: 'player:cash', memberId: to.id }, amount },
    ],
  });
  await transaction.run(
    `INSERT INTO significant_events (at, kind, member_id, subject, amount, currency, detail)
     VALUES ($1, 'line-transfer', $2, $3, $4, $5, $6)`,
    [parts.clock.now(), from.id, reference, body.amount, currency, { to: to.id }],
  );
  return { reference, to: to.account, amount: body.amount, main: await balanceOf(transaction, caller.session) };
}
