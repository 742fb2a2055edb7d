import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { referralEarnings as earningsCall } from '@atrium/contracts/promotions';
import { textIn, type Texts } from '../notices/text-in.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import type { RulesOf } from './awards/award.ts';

interface Month {
  month: string;
  friends: number;
  amount: string;
  claimable: string;
}
interface Rules {
  id: string;
  texts: Texts<{ title: string }>;
  rules: RulesOf<'referral'>;
  joined: boolean;
}

/** Awards for friends, and the award for having been invited; one that was given up is no earning. */
const AWARDS = `promotion_awards w JOIN promotions p ON p.id = w.promotion_id AND p.engine = 'referral'
  WHERE w.member_id = $1 AND w.state <> 'given-up'`;

/** What the member has earned by invited friends. Source: 11-23. */
export async function referralEarnings(
  { database, clock }: Parts,
  { query: { language }, caller }: ParsedOf<typeof earningsCall> & { caller: MemberCaller },
): Promise<ReplyOf<typeof earningsCall>> {
  const { memberId } = caller.session;
  const [months, rules] = await Promise.all([
    database.rows<Month>(
      `SELECT to_char(brand_day(w.earned_at), 'YYYY-MM') AS month, count(*) FILTER (WHERE w.cause <> 'invited')::int AS friends,
              sum(w.amount)::text AS amount, coalesce(sum(w.amount) FILTER (WHERE w.state = 'claimable'), 0)::text AS claimable
         FROM ${AWARDS} GROUP BY 1 ORDER BY 1 DESC`,
      [memberId],
    ),
    database.rows<Rules>(
      `SELECT p.id, p.texts, p.rules, EXISTS (SELECT 1 FROM promotion_participations j WHERE j.promotion_id = p.id AND j.member_id = $1 AND j.left_at IS NULL) AS joined
         FROM promotions p WHERE p.engine = 'referral' AND p.starts_at <= $2 AND (least(p.ends_at, p.stopped_at) IS NULL OR least(p.ends_at, p.stopped_at) > $2)
        ORDER BY p.position, p.id`,
      [memberId, clock.now()],
    ),
  ]);
  const sum = (part: 'amount' | 'claimable') =>
    months.reduce((total, month) => total + BigInt(month[part]), 0n).toString();
  return {
    total: sum('amount'),
    claimable: sum('claimable'),
    months: months.map(({ month, friends, amount }) => ({ month, friends, amount })),
    rules: rules.map(({ id, texts, rules: { amount, deposits, stakes, friends, friendToo }, joined }) => ({
      id,
      title: textIn(texts, language).title,
      amount,
      deposits,
      stakes,
      friends,
      friendToo,
      joined,
    })),
  };
}
