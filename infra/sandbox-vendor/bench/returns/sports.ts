import { type Chance, pickOne } from '../../src/chance/chance.ts';
import { type Leg, settle } from '../../src/mechanics/book/book.ts';
import { drawCourse, scoreAt } from '../../src/mechanics/book/course.ts';
import { isClosed, pricesAt } from '../../src/mechanics/book/prices.ts';
import { ESPORTS, FOOTBALL, type Sport } from '../../src/mechanics/book/sports.ts';
import type { MeasuredGame } from './measured-game.ts';

const STAKE = 1_000;
/** A price returns 95 % or, rounded down to a hundredth, up to one per cent less. */
const [LEAST, MOST] = [0.94, 0.95];
const LEGS = 4;

/** Every answer before the start and in the middle of an event, and slips of four answers that hang on one another. */
export const SPORTS: Readonly<Record<string, MeasuredGame>> = {
  'football-before': singles(FOOTBALL, 0),
  'football-live': singles(FOOTBALL, 45),
  'esports-before': singles(ESPORTS, 0),
  'esports-live': singles(ESPORTS, 15),
  'esports-slip': slips(ESPORTS),
};

function singles(sport: Sport, minute: number): MeasuredGame {
  const answers = Object.entries(sport.markets).flatMap(([market, picks]) =>
    Object.keys(picks).map((pick) => [market, pick] as const),
  );
  return {
    bets: Object.fromEntries(answers.map(([market, pick]) => [`${market} ${pick}`, [LEAST, MOST]])),
    round(chance, report) {
      const legOn = eventAt(sport, minute, chance);
      for (const [market, pick] of answers) {
        const leg = legOn(market, pick);
        if (leg) report(`${market} ${pick}`, settle({ legs: [leg] }, STAKE).payout / STAKE);
      }
    },
  };
}

function slips(sport: Sport): MeasuredGame {
  const picks = Object.keys(sport.markets.result!);
  return {
    bets: { four: [LEAST ** LEGS, MOST ** LEGS] },
    round(chance, report) {
      const legs = Array.from({ length: LEGS }, () => eventAt(sport, 0, chance)('result', pickOne(chance, picks)));
      if (legs.every((leg) => leg !== undefined)) report('four', settle({ legs }, STAKE).payout / STAKE);
    },
  };
}

/** An event as the book draws it; a leg on it at the price of that minute, or undefined while none is offered. */
function eventAt(sport: Sport, minute: number, chance: Chance): (market: string, pick: string) => Leg | undefined {
  const fixture = { rates: pickOne(chance, sport.rates) };
  const course = drawCourse(sport, fixture, chance);
  const prices = pricesAt(sport, fixture, minute, scoreAt(course, minute), isClosed(sport, course, minute));
  const score = scoreAt(course, sport.minutes);
  return (market, pick) => {
    const price = prices[market]![pick]!;
    if (price === null) return undefined;
    return {
      event: '',
      home: '',
      away: '',
      market,
      pick,
      price,
      endsAfterMs: 0,
      score,
      won: sport.markets[market]![pick]!(...score),
      void: false,
    };
  };
}
