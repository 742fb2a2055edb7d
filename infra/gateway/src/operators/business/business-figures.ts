import { BUSINESS_MINUTES, type businessFigures } from '@atrium/contracts/operator-business';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type { Parts } from '../../platform/parts.ts';

type Figures = OperationReply<typeof businessFigures>;

/** Several consoles that are open at once cause one reading. */
const KEPT_MS = 5_000;

/**
 * Rounds are found game by game, by the index of the latest; open ones by that of the undecided. Amounts are those of the
 * brand's currency: other currencies cannot be added to them.
 */
const VENDORS = `
  WITH latest AS (
    SELECT g.vendor_code, r.member_id, r.stake, r.payout, r.status
      FROM games g CROSS JOIN LATERAL (
        SELECT member_id, stake, payout, status FROM rounds
         WHERE game_id = g.id AND opened_at > $1 AND currency = $2
      ) r
  ), undecided AS (
    SELECT vendor_code, member_id, stake FROM rounds
     WHERE status IN ('open', 'void', 'rolled-back') AND status = 'open' AND currency = $2
  )
  SELECT v.code, v.name, v.category, v.account_type_name AS "accountType", v.launch_url AS "launchUrl",
         coalesce(l.bets, 0) AS bets, coalesce(l.rolled_back, 0) AS "rolledBack",
         coalesce(l.stakes, 0)::text AS stakes, coalesce(l.payouts, 0)::text AS payouts, coalesce(l.ggr, 0)::text AS ggr,
         coalesce(o.rounds, 0) AS "openRounds", coalesce(o.stakes, 0)::text AS "openStakes",
         (SELECT count(*)::int FROM (
            SELECT member_id FROM latest WHERE vendor_code = v.code UNION SELECT member_id FROM undecided WHERE vendor_code = v.code
          ) m) AS members
    FROM vendors v
    LEFT JOIN (
      SELECT vendor_code, count(*)::int AS bets, (count(*) FILTER (WHERE status = 'rolled-back'))::int AS rolled_back,
             sum(stake) FILTER (WHERE status <> 'rolled-back') AS stakes, sum(payout) AS payouts,
             sum(stake - payout) FILTER (WHERE status IN ('won', 'lost')) AS ggr
        FROM latest GROUP BY 1
    ) l ON l.vendor_code = v.code
    LEFT JOIN (SELECT vendor_code, count(*)::int AS rounds, sum(stake) AS stakes FROM undecided GROUP BY 1) o ON o.vendor_code = v.code
   ORDER BY v.category, v.position, v.code`;

let kept: { at: number; parts: Parts; figures: Promise<Figures> } | undefined;

/** What the house earns at the moment, and what a take-down would interrupt. */
export function readBusiness(parts: Parts): Promise<Figures> {
  const now = parts.clock.now().getTime();
  if (!kept || kept.parts !== parts || now - kept.at >= KEPT_MS || now < kept.at) {
    const figures = read(parts);
    kept = { at: now, parts, figures };
    // A failed reading is not kept.
    figures.catch(() => {
      if (kept?.figures === figures) kept = undefined;
    });
  }
  return kept.figures;
}

async function read({ database, settings, clock, vendorHealth }: Parts): Promise<Figures> {
  const { name } = await settings.get('brand', { name: '' });
  const currency = await settings.get('brand.currency', '');
  const since = new Date(clock.now().getTime() - BUSINESS_MINUTES * 60_000);
  const sum = (sql: string) => database.first<Figures['deposits']>(sql, [since, currency]);
  const [vendors, deposits, withdrawals] = await Promise.all([
    database.rows<Omit<Figures['vendors'][number], 'answerMs'> & { launchUrl: string | null }>(VENDORS, [
      since,
      currency,
    ]),
    sum(
      "SELECT count(*)::int AS count, coalesce(sum(amount), 0)::text AS amount FROM deposits WHERE status = 'credited' AND settled_at > $1 AND currency = $2",
    ),
    sum(
      'SELECT count(*)::int AS count, coalesce(sum(amount), 0)::text AS amount FROM withdrawals WHERE paid_at > $1 AND currency = $2',
    ),
  ]);
  const timed = vendors.map(async ({ launchUrl, ...vendor }) => ({
    ...vendor,
    answerMs: launchUrl ? await vendorHealth.answerMs(vendor.code, launchUrl) : null,
  }));
  return {
    brand: name,
    minutes: BUSINESS_MINUTES,
    deposits: deposits!,
    withdrawals: withdrawals!,
    vendors: await Promise.all(timed),
  };
}
