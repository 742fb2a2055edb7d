import type { MemberCaller } from '../../platform/caller.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { isUsable, maskNumber, payoutAccountsOf } from '../../payout-accounts/list-payout-accounts.ts';
import { greatestOfBrand, greatestWithdrawal } from '../../ranks/greatest-withdrawal.ts';
import { levelOf } from '../../ranks/level-of.ts';
import { rankRules } from '../../ranks/rank-rules.ts';
import { balanceOf } from '../../wallet/balance.ts';
import { requiredTurnover } from './required-turnover.ts';
import { recentWithdrawals, withdrawalOf } from './withdrawals.repository.ts';

const LEAST = '10000';
const RECENT = 5;
const EXPECTED_HOURS = 24;

/** The bounds of one withdrawal of a member, whose rank can raise the upper one. */
export async function withdrawalBounds({ settings }: Parts, queryable: Queryable, memberId: string) {
  const [min, most, ranks, own] = await Promise.all([
    settings.get('withdrawal.min', LEAST),
    greatestOfBrand(settings),
    rankRules(settings),
    levelOf(queryable, memberId),
  ]);
  return {
    min,
    max: greatestWithdrawal(
      most,
      ranks.find(({ level }) => level === own),
    ),
  };
}

/** Whether members may cancel a withdrawal under review; a regulated brand switches this off (MN-10). */
export const mayCancel = (parts: Parts): Promise<boolean> => parts.settings.get('withdrawal.cancellable', true);

/** The limits and accounts for a withdrawal; account numbers are masked except for their end. */
export async function withdrawalOptions(parts: Parts, { caller }: { caller: MemberCaller }) {
  const { memberId } = caller.session;
  const [balance, accounts, recent, cancellable] = await Promise.all([
    balanceOf(parts.database, caller.session),
    payoutAccountsOf(parts.database, memberId),
    recentWithdrawals(parts.database, memberId, RECENT),
    mayCancel(parts),
  ]);
  const turnover = await requiredTurnover(parts, parts.database, memberId);
  const now = parts.clock.now();
  return {
    available: balance.cash,
    bonusTurnover: turnover && { staked: turnover.staked.toString(), required: turnover.required.toString() },
    ...(await withdrawalBounds(parts, parts.database, memberId)),
    expectedHours: await parts.settings.get('withdrawal.expectedHours', EXPECTED_HOURS),
    accounts: accounts
      .filter((account) => isUsable(account, now))
      .map(({ id, name, number }) => ({ id, name, number: maskNumber(number) })),
    recent: recent.map((row) => withdrawalOf(row, now, cancellable)),
  };
}
