import { createHash } from 'node:crypto';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { sportsEvents as call } from '@atrium/contracts/games';
import { type FeedEvent, FeedReply, vendorFeedPath } from '@atrium/contracts/vendor-feed';
import * as v from 'valibot';
import type { Parts } from '../platform/parts.ts';
import { boundedText } from '../platform/bounded-text.ts';
import { LONGEST_ANSWER, originOf } from '../vendors/ask-vendor.ts';
import { type Told, watchFeeds } from '../vendors/feeds/watch-feeds.ts';

type Event = ReplyOf<typeof call>[number];
type Category = 'SPORTS' | 'ESPORTS';
interface Vendor {
  code: string;
  launchUrl: string;
}
interface Source extends Vendor {
  category: Category;
}

/** Milliseconds that a page waits for the slowest vendor, and between two looks at a feed that somebody shows. */
const PATIENCE = 1_500;
const EVERY = 2_000;
/** Feeds of one category that change together are told in one event. */
const GATHER = 200;
/** The order in which prices of who wins are read everywhere. */
const OUTCOMES = ['1', 'X', '2'];

export interface SportsEvents {
  /** The events as the vendors' feeds tell them now. A vendor that is down, slow or makes no sense is left out. */
  of(category: Category): Promise<Event[]>;
  close(): void;
}

export function createSportsEvents(parts: Parts): SportsEvents {
  const telling = new Map<Category, { timer: NodeJS.Timeout; states: Record<string, string> }>();
  const feeds = watchFeeds<Source, readonly Event[]>({
    every: EVERY,
    ask: (source, last) => ask(parts, source, last),
    told: parts.live.passed,
    changed({ category: gameType }, state) {
      const waiting = telling.get(gameType);
      if (waiting) {
        Object.assign(waiting.states, state);
        return;
      }
      const states = { ...state };
      const tell = () => {
        telling.delete(gameType);
        parts.live.pass('vendor.feed', { gameType, vassalage: null }, states);
      };
      telling.set(gameType, { timer: setTimeout(tell, GATHER).unref(), states });
    },
  });
  return {
    async of(category) {
      const vendors = await parts.database.rows<Vendor>(
        'SELECT code, launch_url AS "launchUrl" FROM vendors WHERE category = $1 AND up AND answers AND launch_url IS NOT NULL ORDER BY position, code',
        [category],
      );
      const told = await Promise.all(
        vendors.map((vendor) => feeds.read(`${category} ${vendor.code} ${vendor.launchUrl}`, { ...vendor, category })),
      );
      return told
        .flatMap((events) => events ?? [])
        .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
    },
    close() {
      feeds.close();
      for (const { timer } of telling.values()) clearTimeout(timer);
    },
  };
}

async function ask(
  parts: Parts,
  { code, launchUrl, category }: Source,
  last: Told<readonly Event[]> | undefined,
): Promise<Told<readonly Event[]>> {
  const address = new URL(vendorFeedPath(code, category), originOf(parts, { launchUrl }));
  const headers: Record<string, string> = last ? { 'if-none-match': last.version } : {};
  const answer = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
  if (answer.status === 304 && last) return last;
  if (!answer.ok) throw new Error(`The feed answered ${answer.status}.`);
  const text = await boundedText(answer, LONGEST_ANSWER);
  const { events } = v.parse(FeedReply, JSON.parse(text));
  // A feed that does not name its states is named by what it says.
  const version = answer.headers.get('etag') ?? `"${createHash('sha256').update(text).digest('base64url')}"`;
  return { version, value: events.flatMap((event) => eventOf(code, event)) };
}

function eventOf(
  vendor: string,
  { id, league, home, away, startsAt, status, minute, score, prices }: FeedEvent,
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
      vassalage: vendor,
    },
  ];
}
