import type { Promotion } from '@atrium/contracts/promotions';
import { cleanHtml } from '../notices/clean-html.ts';
import { textIn } from '../notices/text-in.ts';
import { barOf } from '../limits/can-wager.ts';
import type { Caller } from '../platform/caller.ts';
import type { Parts } from '../platform/parts.ts';
import { isSpent, type PromotionRow, shownPromotions } from './promotions.repository.ts';

/** The promotions for a caller: none for a member who may not play, to whom nothing is advertised. Source: 1-13, 11-20. */
export async function offersFor(
  parts: Pick<Parts, 'database' | 'clock'>,
  query: { language: string; type?: string | undefined },
  { session }: Pick<Caller, 'session'>,
): Promise<Promotion[]> {
  if (session && (await barOf(parts, session.memberId)) === 'PLAYER_EXCLUDED') return [];
  return await promotionsIn(parts, query);
}

/** The running and announced promotions, in one language. Source: 1-13. */
async function promotionsIn(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { language, type }: { language: string; type?: string | undefined },
): Promise<Promotion[]> {
  const now = clock.now();
  const rows = await shownPromotions(database, now, type || null);
  return rows.map((row) => {
    const { title, summary, html } = textIn(row.texts, language);
    return {
      id: row.id,
      type: row.type,
      scene: row.scene,
      title,
      summary,
      html: cleanHtml(html),
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
      state: stateForVisitors(row, now),
      rules: row.rules,
      termsVersion: row.terms_version,
    };
  });
}

function stateForVisitors(row: PromotionRow, now: Date): string {
  if (row.starts_at > now) return 'coming-soon';
  if (isSpent(row)) return 'close';
  return row.raffle ? 'claim' : 'join';
}
