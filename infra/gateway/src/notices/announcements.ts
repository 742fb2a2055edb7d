import { ownPathOrHome } from '@atrium/contracts/own-path';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { announcements as call } from '@atrium/contracts/notices';
import type { Parts } from '../platform/parts.ts';
import { cleanHtml } from './clean-html.ts';
import { currentBanners, currentNotices, type NoticeRow } from './notices.repository.ts';
import { textIn } from './text-in.ts';

/** Announcements, pop-ups, promotions and banners in one language. `types` is a list parted by commas. Source: 7-066, 3-68. */
export async function announcements(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { types, language }: { types?: string | undefined; language: string },
): Promise<ReplyOf<typeof call>> {
  const asked =
    types
      ?.split(',')
      .map((type) => type.trim())
      .filter(Boolean) ?? [];
  const [notices, banners] = await Promise.all([
    currentNotices(database, clock.now(), asked.length > 0 ? asked : null),
    currentBanners(database, clock.now()),
  ]);
  const at = (place: NoticeRow['place']) =>
    notices
      .filter((notice) => notice.place === place)
      .map(({ id, type, texts, published_at }) => {
        const { title, content } = textIn(texts, language);
        return { id, type, title, content: cleanHtml(content), at: published_at.toISOString() };
      });
  return {
    player: at('player'),
    popup: at('popup'),
    promotion: at('promotion'),
    banners: banners.map(({ texts, to, ...banner }) => ({
      ...banner,
      to: ownPathOrHome(to),
      ...textIn(texts, language),
    })),
  };
}
