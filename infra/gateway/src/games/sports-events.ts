import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { sportsEvents as call } from '@atrium/contracts/games';
import { type FeedEvent, FeedReply, vendorFeedPath } from '@atrium/contracts/vendor-feed';
import * as v from 'valibot';
import type { Parts } from '../platform/parts.ts';
import { originOf } from '../vendors/ask-vendor.ts';

type Event = ReplyOf<typeof call>[number];
type Category = 'SPORTS' | 'ESPORTS';
interface Vendor {
  code: string;
  launchUrl: string;
}

/** Milliseconds that a page waits for the slowest vendor. */
const PATIENCE = 1_500;
/** Milliseconds that an answer serves everybody who asks: scores and prices are looked at by many at once. */
const KEPT = 2_000;
/** The order in which prices of who wins are read everywhere. */
const OUTCOMES = ['1', 'X', '2'];

const kept = new Map<string, { until: number; events: Promise<readonly Event[]> }>();

/** Today's events as the vendors' feeds tell them now. A vendor that is down, slow or makes no sense is left out. */
export async function sportsEvents(parts: Parts, category: Category): Promise<Event[]> {
  const vendors = await parts.database.rows<Vendor>(
    'SELECT code, launch_url AS "launchUrl" FROM vendors WHERE category = $1 AND up AND answers AND launch_url IS NOT NULL ORDER BY position, code',
    [category],
  );
  const feeds = await Promise.all(vendors.map((vendor) => feedOf(parts, vendor, category)));
  return feeds.flat().sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
}

function feedOf(parts: Parts, vendor: Vendor, category: Category): Promise<readonly Event[]> {
  let address: URL;
  try {
    address = new URL(vendorFeedPath(vendor.code, category), originOf(parts, vendor));
  } catch {
    return Promise.resolve([]);
  }
  const now = performance.now();
  const known = kept.get(address.href);
  if (known && known.until > now) return known.events;
  const events = ask(address)
    .then((feed) => feed.flatMap((event) => eventOf(vendor.code, event)))
    .catch(() => []);
  kept.set(address.href, { until: now + KEPT, events });
  return events;
}

async function ask(address: URL): Promise<FeedEvent[]> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`The feed answered ${answer.status}.`);
  return v.parse(FeedReply, await answer.json()).events;
}

function eventOf(vendor: string, { id, league, home, away, startsAt, status, minute, score, prices }: FeedEvent): Event[] {
  if (status === 'void') return [];
  const odds = OUTCOMES.flatMap((name) => {
    const price = prices.result?.[name];
    return price ? [{ name, price: (price / 100).toFixed(2) }] : [];
  });
  return [{ id: `${vendor}-${id}`, league, home, away, startsAt: new Date(startsAt).toISOString(), score: score?.join(':') ?? null, minute, odds, vassalage: vendor }];
}
