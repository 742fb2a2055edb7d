import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { pointRewards } from '@atrium/contracts/points';
import { pictureAddress } from '../art/picture-address.ts';
import { textIn } from '../notices/text-in.ts';
import type { Parts } from '../platform/parts.ts';
import { type RewardRow, rewards } from './points.repository.ts';

export const statusOf = ({ stock, ends_at }: RewardRow, now: Date): 'available' | 'sold-out' | 'ended' =>
  ends_at && ends_at <= now ? 'ended' : stock === 0 ? 'sold-out' : 'available';

/** The rewards, including those that are sold out or over. Source: 3-86. */
export async function shelf(
  { database, clock }: Parts,
  { language, type }: { language: string; type?: string | undefined },
): Promise<ReplyOf<typeof pointRewards>> {
  const rows = await rewards(database, clock.now(), type || null);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    name: textIn(row.names, language),
    quantity: row.stock,
    pointsRequired: Number(row.points_required),
    amountRequired: row.amount_required,
    status: statusOf(row, clock.now()),
    picture: pictureAddress('rewards', row.picture),
    remark: textIn(row.remarks, language),
    endsAt: row.ends_at?.toISOString() ?? null,
  }));
}
