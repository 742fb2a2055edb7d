import { createHash } from 'node:crypto';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { sportsEvents as call } from '@atrium/contracts/sports-events';
import { type FeedEvent, FeedReply, vendorFeedPath } from '@atrium/contracts/vendor-feed';
import * as v from 'valibot';
import type { Parts } from '../platform/parts.ts';
import { boundedText } from '../platform/bounded-text.ts';
import { LONGEST_REPLY_BYTES, fetchFromVendor } from '../vendors/ask-vendor.ts';
import { type FeedState, watchFeeds } from '../vendors/feeds/watch-feeds.ts';

type Event = ReplyOf<typeof call>[number];
type Category = 'SPORTS' | 'ESPORTS';
interface Vendor {
  code: string;
  launchUrl: string;
}
interface Source extends Vendor {
  category: Category;
}

/** The longest that a page waits for a vendor. */
const FEED_TIMEOUT_MS = 1_500;
/** The time between two polls of a watched feed. */
const POLL_INTERVAL_MS = 2_000;
/** Feeds of one category that change within this window are published as one event: every open lobby fetches its list for each. */
const BATCH_WINDOW_MS = 1_000;
/** The order of a match's prices: home, draw, away. */
const OUTCOMES = ['1', 'X', '2'];
/** The markets that lobbies show; the others are in the vendor's book. A sport has one of the last two. */
const IN_LOBBIES = ['result', 'total', 'lead'];

export interface SportsEvents {
  /** The events of the vendors' feeds. A vendor that is down, slow or sends an invalid reply is left out. */
  of(category: Category): Promise<Event[]>;
  close(): void;
}

export function createSportsEvents(parts: Parts): SportsEvents {
  const pending = new Map<Category, { timer: NodeJS.Timeout; states: Record<string, string> }>();
  const feeds = watchFeeds<Source, readonly Event[]>({
    intervalMs: POLL_INTERVAL_MS,
    poll: (source, last) => poll(parts, source, last),
    lastState: parts.live.lastState,
    changed({ category: gameType }, state) {
      const known = pending.get(gameType);
      if (known) {
        Object.assign(known.states, state);
        return;
      }
      const states = { ...state };
      const publish = () => {
        pending.delete(gameType);
        parts.live.publishState('vendor.feed', { gameType, vassalage: null }, states);
      };
      pending.set(gameType, { timer: setTimeout(publish, BATCH_WINDOW_MS).unref(), states });
    },
  });
  return {
    async of(category) {
      const vendors = await parts.database.rows<Vendor>(
        'SELECT code, launch_url AS "launchUrl" FROM vendors WHERE category = $1 AND up AND answers AND launch_url IS NOT NULL AND NOT EXISTS (SELECT 1 FROM games g WHERE g.vendor_code = vendors.code AND g.kind = $2) ORDER BY position, code',
        // Cockfights have a book and an entry of their own.
        [category, 'cockfight'],
      );
      const feedsOf = await Promise.all(
        vendors.map((vendor) => feeds.read(`${category} ${vendor.code} ${vendor.launchUrl}`, { ...vendor, category })),
      );
      return feedsOf
        .flatMap((events) => events ?? [])
        .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
    },
    close() {
      feeds.close();
      for (const { timer } of pending.values()) clearTimeout(timer);
    },
  };
}

async function poll(
  parts: Parts,
  { code, launchUrl, category }: Source,
  last: FeedState<readonly Event[]> | undefined,
): Promise<FeedState<readonly Event[]>> {
  const headers: Record<string, string> = last ? { 'if-none-match': last.version } : {};
  const path = vendorFeedPath(parts.config.vendorPrefix + code, category);
  const answer = await fetchFromVendor(parts, { code, launchUrl }, path, { headers, timeoutMs: FEED_TIMEOUT_MS });
  if (answer.status === 304 && last) return last;
  if (!answer.ok) throw new Error(`The feed returned ${answer.status}.`);
  const text = await boundedText(answer, LONGEST_REPLY_BYTES);
  const { events } = v.parse(FeedReply, JSON.parse(text));
  // A feed without an ETag is identified by its content.
  const version = answer.headers.get('etag') ?? `"${createHash('sha256').update(text).digest('base64url')}"`;
  return { version, value: events.flatMap((event) => eventOf(code, event)) };
}

function eventOf(
  vendor: string,
  { id, league, home, away, startsAt, endsAt, status, minute, score, closed, prices }: FeedEvent,
): Event[] {
  if (status === 'void') return [];
  const odds = OUTCOMES.flatMap((name) => {
    const price = prices.result?.[name];
    return price ? [{ name, price: (price / 100).toFixed(2) }] : [];
  });
  return [
    {
      id: `${vendor}-${id}`,
      league,
      home,
      away,
      startsAt: new Date(startsAt).toISOString(),
      score: score?.join(':') ?? null,
      minute,
      odds,
      event: id,
      endsAt: new Date(endsAt).toISOString(),
      closed,
      markets: IN_LOBBIES.flatMap((name) => {
        const picks = prices[name];
        return picks ? [{ name, picks: inOrder(picks) }] : [];
      }),
      more: Object.keys(prices).filter((name) => !IN_LOBBIES.includes(name)).length,
      vassalage: vendor,
    },
  ];
}

/** Home, draw, away; the answers of other markets as the vendor sends them. */
function inOrder(prices: FeedEvent['prices'][string]) {
  const place = (pick: string) => OUTCOMES.indexOf(pick);
  return Object.entries(prices)
    .map(([pick, price]) => ({ pick, price }))
    .sort((one, other) => place(one.pick) - place(other.pick));
}
