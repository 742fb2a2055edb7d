import { createHash } from 'node:crypto';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { sportsEvents as call } from '@atrium/contracts/games';
import { dayAt, instantOf } from '@atrium/lottery-rules/zone-time';
import { timeZoneOf } from '../platform/brand-time-zone.ts';
import type { Parts } from '../platform/parts.ts';
import { LEAGUES, type League } from './fixture-teams.ts';
import { vendorCards } from './games.repository.ts';

type Event = ReplyOf<typeof call>[number];

const MINUTE = 60_000;
/** Fixtures of a league on one day, at least. */
const FIXTURES = 16;
/** The bookmaker's share: fair prices times this. */
const MARGIN = 0.95;

/** A number of 0 ≤ x < 1 that a fixture has for ever. */
const fixed = (...parts: (string | number)[]): number =>
  createHash('sha256').update(parts.join('|')).digest().readUInt32BE(0) / 2 ** 32;

/**
 * Today's events as the vendors' sandbox feed tells them: the fixtures follow from the day, scores from the clock.
 * Vendors that are down or unknown are left out; what is over for an hour too.
 */
export async function sportsEvents(
  { database, clock, settings }: Parts,
  category: 'SPORTS' | 'ESPORTS',
): Promise<Event[]> {
  const now = clock.now();
  const timeZone = await timeZoneOf(settings);
  const cards = await vendorCards(database);
  const leagues = LEAGUES[category].filter((league) =>
    cards.some(({ vassalage, up }) => vassalage === league.vendor && up),
  );
  return leagues
    .flatMap((league) => fixtures(league, dayAt(now, timeZone), timeZone, now))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
}

function fixtures(league: League, day: string, timeZone: string, now: Date): Event[] {
  const events: Event[] = [];
  const order = [...league.clubs].sort((a, b) => fixed(day, a[1]) - fixed(day, b[1]));
  const slots = Math.max(FIXTURES, order.length);
  for (let slot = 0; slot < slots; slot += 1) {
    const home = order[slot % order.length]!;
    const away = order[(slot + 1 + Math.floor(slot / order.length)) % order.length]!;
    const startsAt = instantOf(
      day,
      Math.round(((slot + fixed(day, league.name, slot) * 0.6) * 86_400) / slots / 300) * 300,
      timeZone,
    );
    const played = (now.getTime() - startsAt.getTime()) / MINUTE;
    if (played > league.minutes + 60) continue;
    const id = `${league.vendor}-${day.replaceAll('-', '')}-${slot + 1}`;
    const live = played >= 0 && played < league.minutes;
    events.push({
      id,
      league: league.name,
      home: home[1],
      away: away[1],
      startsAt: startsAt.toISOString(),
      vassalage: league.vendor,
      score:
        played < 0
          ? null
          : `${pointsOf(id, 'home', home[0], league, played)}:${pointsOf(id, 'away', away[0], league, played)}`,
      minute: live ? Math.floor(played) + 1 : null,
      odds: pricesOf(home[0], away[0], league.draws),
    });
  }
  return events;
}

/** Points come at minutes that the fixture has for ever, so a score only grows. */
function pointsOf(id: string, side: string, strength: number, league: League, played: number): number {
  const most = Math.max(1, Math.round(league.points * 2 * (strength / 75)));
  let points = 0;
  for (let chance = 0; chance < most; chance += 1) {
    if (fixed(id, side, chance) < 0.5 && fixed(id, side, chance, 'minute') * league.minutes <= played) points += 1;
  }
  return points;
}

function pricesOf(home: number, away: number, draws: boolean): Event['odds'] {
  const gap = (home - away + 4) / 20;
  const draw = draws ? 0.27 * Math.exp(-gap * gap) : 0;
  const win = (1 - draw) / (1 + Math.exp(-gap));
  const price = (name: string, share: number) => ({
    name,
    price: Math.max(1.01, Math.floor((MARGIN / share) * 100) / 100).toFixed(2),
  });
  return [price('1', win), ...(draws ? [price('X', draw)] : []), price('2', 1 - draw - win)];
}
