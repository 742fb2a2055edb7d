import type { Promotion } from '@atrium/contracts/promotions';
import { cleanHtml } from '../notices/clean-html.ts';
import { textIn } from '../notices/text-in.ts';
import type { Parts } from '../platform/parts.ts';
import { runningPromotions } from './promotions.repository.ts';

/** The running promotions, in one language. Source: 1-13. */
export async function promotionsIn(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { language, type }: { language: string; type?: string | undefined },
): Promise<Promotion[]> {
  const rows = await runningPromotions(database, clock.now(), type || null);
  return rows.map(({ texts, starts_at, ends_at, raffle, ...row }) => {
    const { title, summary, html } = textIn(texts, language);
    return {
      ...row,
      title,
      summary,
      html: cleanHtml(html),
      startsAt: starts_at.toISOString(),
      endsAt: ends_at?.toISOString() ?? null,
      state: raffle ? 'claim' : 'join',
    };
  });
}
