import type { openAccount, openingBounds } from '@atrium/contracts/agent-accounts';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import { CATEGORIES } from '@atrium/contracts/game-categories';
import type { MemberCaller } from '../platform/caller.ts';
import type { Queryable } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { registrationSettings } from '../system/permission.ts';
import { accountRules } from '../agent-quotas/account-rules.ts';

/** Millionths in a per cent. */
export const PPM = 10_000;
const SMALLEST_PASSWORD = 8;
const LARGEST_PASSWORD = 255;

export interface OwnTerms {
  prizeGroup: number;
  leastGroup: number;
  /** Millionths, by category and '*'. */
  rates: Record<string, number>;
}

/** The prize group and rates of an agent; locked against changes until the transaction ends with `lock`. */
export async function ownTerms(
  parts: Parts,
  database: Queryable,
  agentId: string,
  lock: 'lock' | 'read' = 'read',
): Promise<OwnTerms> {
  const { leastGroup, mostGroup } = await accountRules(parts);
  const row = await database.first<{ group: number | null; rates: Record<string, number>; percent: string }>(
    `SELECT prize_group AS "group", rebate_rates AS rates, (rebate_percent * ${PPM})::integer AS percent
       FROM members WHERE id = $1 ${lock === 'lock' ? 'FOR NO KEY UPDATE' : ''}`,
    [agentId],
  );
  const { group, rates, percent } = row!;
  const most = group ?? mostGroup;
  return { prizeGroup: most, leastGroup: Math.min(leastGroup, most), rates: { '*': Number(percent), ...rates } };
}

const ownRate = ({ rates }: OwnTerms, category: string): number => rates[category] ?? rates['*'] ?? 0;

/** An agent's rate of every category and in general, in per cent. */
export const ratesOf = (own: OwnTerms): Record<string, number> =>
  Object.fromEntries([...CATEGORIES, '*'].map((category) => [category, ownRate(own, category) / PPM]));

/** What the agent may give. Source: 12-01. */
export async function openingBoundsOf(
  parts: Parts,
  { caller }: { caller: MemberCaller },
): Promise<ReplyOf<typeof openingBounds>> {
  const [own, { rules }] = await Promise.all([
    ownTerms(parts, parts.database, caller.session.memberId),
    registrationSettings(parts),
  ]);
  return {
    groups: { least: own.leastGroup, most: own.prizeGroup },
    rates: ratesOf(own),
    password: {
      minLength: rules.password?.minLength ?? SMALLEST_PASSWORD,
      maxLength: rules.password?.maxLength ?? LARGEST_PASSWORD,
    },
  };
}

type Wanted = Pick<ParsedOf<typeof openAccount>['body'], 'prizeGroup' | 'rates'>;

/**
 * The terms of a new account as the database stores them. Refuses what exceeds the agent's own: a general rate must fit
 * every category without a rate of its own.
 */
export function withinOwn(
  own: OwnTerms,
  { prizeGroup, rates }: Wanted,
): { group: number; rates: Record<string, number> } {
  const refuse = (field: string, most: number) => new Refusal('ACCOUNT_TERMS', { params: { field, most } });
  if (prizeGroup < own.leastGroup || prizeGroup > own.prizeGroup) throw refuse('prizeGroup', own.prizeGroup);
  const given = Object.fromEntries(
    Object.entries(rates).map(([category, rate]) => [category, Math.round((rate ?? 0) * PPM)]),
  );
  for (const category of [...CATEGORIES, '*']) {
    const rate = given[category] ?? given['*'] ?? 0;
    if (rate > ownRate(own, category)) throw refuse(category, ownRate(own, category) / PPM);
  }
  return { group: prizeGroup, rates: given };
}

export const shownRates = (rates: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(rates).map(([category, rate]) => [category, rate / PPM]));
