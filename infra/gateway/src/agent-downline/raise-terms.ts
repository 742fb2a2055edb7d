import type { AccountStanding, raiseTerms as call } from '@atrium/contracts/agent-downline';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import { CATEGORIES } from '@atrium/contracts/game-categories';
import { type OwnTerms, ownTerms, PPM, withinOwn } from '../agent-accounts/account-bounds.ts';
import { requireQuota } from '../agent-quotas/group-quota.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { standingOf } from './account-standing.ts';

interface Held {
  group: number | null;
  rates: Record<string, number>;
}

const rateOf = (rates: Readonly<Record<string, number>>, category: string): number =>
  rates[category] ?? rates['*'] ?? 0;

/** Refuses a group or rate that is lower than before: what was given is never taken away. */
function requireRise(before: Held, group: number, rates: Record<string, number>): void {
  if (before.group !== null && group < before.group)
    throw new Refusal('ACCOUNT_TERMS', { params: { field: 'prizeGroup', most: before.group } });
  for (const category of [...CATEGORIES, '*'])
    if (rateOf(rates, category) < rateOf(before.rates, category))
      throw new Refusal('ACCOUNT_TERMS', {
        params: { field: category, most: rateOf(before.rates, category) / PPM },
      });
}

/** Raises what an account right below has, within the agent's own, from now on. Source: 12-06, domain.md 7.1. */
export const raiseTerms = (
  parts: Parts,
  { params, body, caller }: ParsedOf<typeof call> & { caller: MemberCaller },
): Promise<AccountStanding> =>
  parts.database.transaction(async (transaction) => {
    const agentId = caller.session.memberId;
    // The agent first, as when an account is opened: terms of a line change from the top.
    const own: OwnTerms = await ownTerms(parts, transaction, agentId, 'lock');
    const before = await transaction.first<Held>(
      `SELECT prize_group AS "group",
              CASE WHEN rebate_percent <> 0 THEN jsonb_build_object('*', (rebate_percent * 10000)::integer) ELSE '{}' END || rebate_rates AS rates
         FROM members WHERE id = $1 AND upline_id = $2 FOR NO KEY UPDATE`,
      [params.id, agentId],
    );
    if (!before) throw new Refusal('NOT_IN_DOWNLINE');
    const wanted = body.prizeGroup ?? before.group ?? own.prizeGroup;
    const raised = withinOwn(own, {
      prizeGroup: wanted,
      rates: {
        ...Object.fromEntries(Object.entries(before.rates).map(([name, rate]) => [name, rate / PPM])),
        ...body.rates,
      },
    });
    requireRise(before, raised.group, raised.rates);
    if (before.group === null || raised.group > before.group)
      await requireQuota(parts, transaction, { agentId, group: raised.group, except: params.id });
    await transaction.run(
      `UPDATE members SET prize_group = CASE WHEN $4 THEN $2 ELSE prize_group END, rebate_rates = $3, rebate_percent = 0, terms_from = greatest(terms_from, $5)
        WHERE id = $1`,
      [params.id, raised.group, JSON.stringify(raised.rates), body.prizeGroup !== undefined, parts.clock.now()],
    );
    return await standingOf(parts, transaction, agentId, params.id);
  });
