import type { Parts } from '../platform/parts.ts';
import { rankRules } from '../ranks/rank-rules.ts';

/** The next rank, null at the top, and the progress towards it, 0 to 1, by valid bets since registration. */
export async function rankProgress(
  parts: Parts,
  memberId: string,
  level: number,
): Promise<{ next: string | null; progress: number }> {
  const ranks = await rankRules(parts.settings);
  const next = ranks.find((rank) => rank.level > level);
  if (!next) return { next: null, progress: 1 };
  const base = Number(ranks.find((rank) => rank.level === level)?.turnover ?? 0);
  const row = await parts.database.first<{ total: string }>(
    'SELECT valid_total::text AS total FROM member_progress WHERE member_id = $1',
    [memberId],
  );
  const share = (Number(row?.total ?? 0) - base) / (Number(next.turnover) - base);
  return { next: next.name, progress: Math.round(Math.min(0.99, Math.max(0, share)) * 100) / 100 };
}
