import type { Point, Score } from './course.ts';
import type { Fixture } from './fixture.ts';
import type { Sport } from './sports.ts';

/** What a fair price keeps after the house's share, in per cent. */
const RETURN_PER_CENT = 95;
/** Prices in hundredths: 211 pays 2.11 times the stake. Beyond these nobody is offered one. */
const LOWEST = 102;
const HIGHEST = 5_000;
/** More points of one side than this in one event are as good as none. */
const MOST_POINTS = 40;
/** Bets close this long before the end. */
const CLOSED_AT_END = 1;

const LOG_FACTORIALS = Array.from({ length: 120 }, () => 0);
for (let n = 1; n < LOG_FACTORIALS.length; n++) LOG_FACTORIALS[n] = (LOG_FACTORIALS[n - 1] as number) + Math.log(n);

/** Chances follow from a few numbers that come back all the time. */
const MOST_COUNTED = 20_000;
const counted = new Map<string, Shares>();

/** By market and answer: the present chance that it will be right. */
export type Shares = Readonly<Record<string, Readonly<Record<string, number>>>>;
export type Prices = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

/** The present price of every answer; null where none is offered now. Only what can be seen goes into it. */
export function pricesAt(
  sport: Sport,
  fixture: Pick<Fixture, 'rates'>,
  minute: number,
  score: Score,
  closed: boolean,
): Prices {
  const priced = (picks: Readonly<Record<string, unknown>>, price: (pick: string) => number | null) =>
    Object.fromEntries(Object.keys(picks).map((pick) => [pick, price(pick)]));
  if (closed)
    return Object.fromEntries(
      Object.entries(sport.markets).map(([name, market]) => [name, priced(market, () => null)]),
    );
  return Object.fromEntries(
    Object.entries(sharesAt(sport, fixture, minute, score)).map(([name, picks]) => [
      name,
      priced(picks, (pick) => priceFor(picks[pick] as number)),
    ]),
  );
}

export function sharesAt(sport: Sport, fixture: Pick<Fixture, 'rates'>, minute: number, score: Score): Shares {
  const key = `${sport.name}:${fixture.rates}:${Math.max(minute, 0)}:${score}`;
  const known = counted.get(key);
  if (known) return known;
  const shares = Object.fromEntries(
    Object.entries(sport.markets).map(([name, market]) => [
      name,
      Object.fromEntries(Object.keys(market).map((pick) => [pick, 0])),
    ]),
  );
  eachEnd(fixture, sport.minutes - Math.max(minute, 0), (home, away, share) => {
    for (const [name, market] of Object.entries(sport.markets))
      for (const pick in market) if (market[pick]!(score[0] + home, score[1] + away)) shares[name]![pick]! += share;
  });
  if (counted.size >= MOST_COUNTED) counted.clear();
  counted.set(key, shares);
  return shares;
}

/** Whether nobody may bet now: over, about to be, or a point was just made. */
export function isClosed(sport: Sport, course: readonly Point[], minute: number): boolean {
  if (minute >= sport.minutes - CLOSED_AT_END) return true;
  return (
    sport.closedAfterPoint > 0 &&
    course.some((point) => point.minute <= minute && point.minute > minute - sport.closedAfterPoint)
  );
}

/** Rounded down, so that no price returns more than the published share. */
export function priceFor(share: number): number | null {
  if (share <= 0) return null;
  const price = Math.floor(RETURN_PER_CENT / share + 1e-9);
  return price < LOWEST || price > HIGHEST ? null : price;
}

/** Every way the minutes that are left can add to the score, with its chance. */
function eachEnd(
  { rates }: Pick<Fixture, 'rates'>,
  left: number,
  visit: (home: number, away: number, share: number) => void,
): void {
  const [home, away] = rates.map((rate) => rate / 10_000) as [number, number];
  const none = 1 - home - away;
  const [logHome, logAway, logNone] = [Math.log(home), Math.log(away), Math.log(none)];
  const always = none < 1e-9;
  for (let i = 0; i <= Math.min(left, MOST_POINTS); i++) {
    for (let j = always ? left - i : 0; j <= Math.min(left - i, MOST_POINTS); j++) {
      const quiet = left - i - j;
      const ways = LOG_FACTORIALS[left]! - LOG_FACTORIALS[i]! - LOG_FACTORIALS[j]! - LOG_FACTORIALS[quiet]!;
      const share = Math.exp(ways + i * logHome + j * logAway + (quiet > 0 ? quiet * logNone : 0));
      if (share > 1e-12) visit(i, j, share);
      else if (!always && j > left * away) break;
    }
  }
}
