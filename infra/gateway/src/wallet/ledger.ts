import { payloadHash } from '../platform/idempotency.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';

/** An account by its properties; a missing one is created. */
export interface AccountName {
  /** player:cash player:bonus player:locked player:play points agent:commission · escrow:* house:* clearing:* promo:budget … */
  class: string;
  memberId?: string;
  /** Vendor, game, channel. */
  detail?: string;
}

export interface Entry {
  kind:
    | 'deposit'
    | 'withdrawal'
    | 'bet'
    | 'payout'
    | 'rollback'
    | 'transfer'
    | 'bonus'
    | 'rebate'
    | 'commission'
    | 'correction'
    | 'points';
  /** The member whose account record shows it. */
  memberId: string | null;
  /** Identifies the command: the same (scope, key) is posted once, and refused with other content. */
  scope: string;
  key: string;
  payload: unknown;
  reference?: string;
  detail?: string;
  currency: string;
  /** The gain of each account; adds up to zero. */
  lines: readonly { account: AccountName; amount: bigint; reference?: string }[];
  reverses?: string;
}

export interface Posted {
  entryId: string;
  /** This command was posted before; nothing moved now. */
  duplicate: boolean;
}

/**
 * Posts one ledger entry. Players' accounts are locked in id order; one that would fall below zero refuses with
 * INSUFFICIENT_FUNDS. After the commit the member's tabs receive the new balance.
 */
export async function post(parts: Parts, transaction: Transaction, entry: Entry): Promise<Posted> {
  const accounts: string[] = [];
  for (const { account } of entry.lines) {
    const row = await transaction.first<{ id: string }>(
      { name: 'ledger-account', text: 'SELECT ledger_account($1, $2, $3, $4) AS id' },
      [account.class, account.memberId ?? null, account.detail ?? '', entry.currency],
    );
    accounts.push(row!.id);
  }
  try {
    const row = await transaction.first<Posted>(
      {
        name: 'ledger-post',
        text: 'SELECT entry_id AS "entryId", duplicate FROM ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
      },
      [
        parts.clock.now(),
        entry.kind,
        entry.memberId,
        entry.scope,
        entry.key,
        payloadHash(entry.payload),
        entry.reference ?? '',
        entry.detail ?? '',
        accounts,
        entry.lines.map(({ amount }) => amount.toString()),
        entry.lines.map(({ reference }) => reference ?? ''),
        entry.reverses ?? null,
      ],
    );
    if (!row!.duplicate) announce(parts, transaction, entry);
    return row!;
  } catch (error) {
    throw refusalOf(error);
  }
}

function announce(parts: Parts, transaction: Transaction, entry: Entry): void {
  const members = new Set(entry.lines.map(({ account }) => account.memberId).filter((id) => id !== undefined));
  transaction.afterCommit(() => {
    for (const id of members) parts.live.balanceChanged(id, entry.kind);
  });
}

/** The database's refusals, as the codes of the contracts. */
export function refusalOf(error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23514' && constraint === 'ledger_accounts_available') return new Refusal('INSUFFICIENT_FUNDS');
  if (code === 'AT409') return new Refusal('IDEMPOTENCY_CONFLICT');
  return error;
}
