import type { Parts } from '../platform/parts.ts';

interface Rank {
  level: number;
  name: string;
  /** Turnover since registration that the rank requires, in minor units. */
  turnover: string;
}

/** The ranks of a new installation (setting `ranks`). */
export const DEFAULT_RANKS: readonly Rank[] = [
  { level: 1, name: 'Bronze', turnover: '0' },
  { level: 2, name: 'Silver', turnover: '500000' },
  { level: 3, name: 'Gold', turnover: '5000000' },
  { level: 4, name: 'Platinum', turnover: '25000000' },
  { level: 5, name: 'Diamond', turnover: '100000000' },
  { level: 6, name: 'Royal', turnover: '500000000' },
];

/** The next rank, null at the top, and the progress towards it, 0 to 1. */
export async function rankProgress(
  parts: Parts,
  memberId: string,
  level: number,
): Promise<{ next: string | null; progress: number }> {
  const ranks = await parts.settings.get<readonly Rank[]>('ranks', DEFAULT_RANKS);
  const next = ranks.find((rank) => rank.level === level + 1);
  if (!next) return { next: null, progress: 1 };
  const base = Number(ranks.find((rank) => rank.level === level)?.turnover ?? 0);
  const row = await parts.database.first<{ turnover: string }>(
    "SELECT coalesce(sum(stake), 0)::text AS turnover FROM rounds WHERE member_id = $1 AND status NOT IN ('void', 'rolled-back')",
    [memberId],
  );
  const share = (Number(row!.turnover) - base) / (Number(next.turnover) - base);
  return { next: next.name, progress: Math.round(Math.min(0.99, Math.max(0, share)) * 100) / 100 };
}
