import type { House } from '../house.ts';
import type { Leg, Slip, SlipChoice } from '../mechanics/book/book.ts';
import { scoreAt } from '../mechanics/book/course.ts';
import type { Sport } from '../mechanics/book/sports.ts';
import { openEvent } from './book-events.ts';

/** A slip as the house takes it at the time of its round, each leg at the price of now; or why it does not with the prices of now, before any money moves. */
export function takeSlip(
  house: House,
  vendorId: string,
  sport: Sport,
  { legs, accept }: SlipChoice,
  startedAt: number,
): Slip | { readonly code: string; readonly prices?: Readonly<Record<string, number | null>> } {
  const taken: Leg[] = [];
  const prices: Record<string, number | null> = {};
  let refusal: 'MARKET_SUSPENDED' | 'ODDS_CHANGED' | undefined;
  for (const { event: id, market, pick, price: asked } of legs) {
    const event = openEvent(house, vendorId, sport, id);
    const judge = Object.hasOwn(sport.markets, market) ? sport.markets[market] : undefined;
    if (!event || event.void || !judge || !Object.hasOwn(judge, pick)) return { code: 'CHOICE_NOT_OFFERED' };
    const price = event.prices[market]?.[pick] ?? null;
    prices[id] = price;
    if (price === null) {
      refusal = 'MARKET_SUSPENDED';
      continue;
    }
    if (accept === 'better' ? price < asked : accept === 'same' && price !== asked) refusal ??= 'ODDS_CHANGED';
    const score = scoreAt(event.course, sport.minutes);
    const { home, away, endsAt } = event.fixture;
    taken.push({
      event: id,
      home,
      away,
      market,
      pick,
      price,
      endsAfterMs: endsAt - startedAt,
      score,
      won: judge[pick]!(...score),
      void: false,
    });
  }
  return refusal ? { code: refusal, prices } : { legs: taken };
}
