import type { Queryable } from '../platform/database.ts';
import type { Texts } from './text-in.ts';

export interface NoticeRow {
  id: string;
  place: 'player' | 'popup' | 'promotion';
  type: string;
  texts: Texts<{ title: string; content: string }>;
  published_at: Date;
}

/** What is published and not over, newest first; `types` null lets every type through. */
export const currentNotices = (database: Queryable, now: Date, types: readonly string[] | null): Promise<NoticeRow[]> =>
  database.rows(
    {
      name: 'notices',
      text: 'SELECT id, place, type, texts, published_at FROM notices WHERE published_at <= $1 AND withdrawn_at IS NULL AND (until IS NULL OR until > $1) AND ($2::text[] IS NULL OR type = ANY ($2)) ORDER BY published_at DESC, id DESC',
    },
    [now, types],
  );

export interface BannerRow {
  id: string;
  group: string;
  to: string;
  scene: string;
  texts: Texts<{ kicker: string; title: string; text: string; action: string }>;
}

export const currentBanners = (database: Queryable, now: Date): Promise<BannerRow[]> =>
  database.rows(
    {
      name: 'banners',
      text: 'SELECT id, "group", "to", scene, texts FROM banners WHERE up AND (publish_at IS NULL OR publish_at <= $1) AND (until IS NULL OR until > $1) ORDER BY position, id',
    },
    [now],
  );

export async function unreadMessages(database: Queryable, memberId: string): Promise<number> {
  const row = await database.first<{ count: number }>(
    {
      name: 'messages-unread',
      text: 'SELECT count(*)::int AS count FROM messages WHERE member_id = $1 AND in_site AND read_at IS NULL',
    },
    [memberId],
  );
  return row!.count;
}

export const helpArticles = (
  database: Queryable,
): Promise<
  { topic: string; group: 'help' | 'about'; texts: Texts<{ title: string; html: string; words?: string }> }[]
> => database.rows('SELECT topic, "group", texts FROM help_articles ORDER BY "group" DESC, position, topic');
