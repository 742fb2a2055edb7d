import * as v from 'valibot';
import { type Json, type Mechanic, STAKES } from '../mechanic.ts';
import { type Fixture, newOffer, type Offer, PICKS, type Pick } from './fixtures.ts';
import { type Match, playMatch } from './match.ts';

/** A sport as the coupon sees it: who plays, and which scores end 1, X or 2. */
export interface Sport {
  readonly name: 'football' | 'esports';
  readonly teams: readonly string[];
  readonly scores: Readonly<Record<Pick, readonly (readonly number[])[]>>;
}

interface Choice {
  readonly offer: string;
  readonly picks: Readonly<Record<string, Pick>>;
}

interface Shown {
  readonly fixtures: readonly Fixture[];
  readonly picks: Readonly<Record<string, Pick>>;
  readonly matches: readonly Match[];
  readonly odds: number;
  readonly seconds: number;
  readonly won: boolean;
}

const MATCH_MS = 12_000;

/**
 * One to three picks on three matches that kick off when the coupon is placed. All picks must be right; their odds
 * multiply. The matches' course is decided at the kick-off and shown as it happens.
 */
export function coupon(sport: Sport): Mechanic {
  return {
    kind: 'coupon',
    action: 'play',
    minimumRoundMs: 5_000,
    atomic: false,
    stakes: STAKES,
    publishedReturn: [0.84, 0.95],
    choice: v.object({
      offer: v.string(),
      picks: v.pipe(
        v.record(v.string(), v.picklist(PICKS)),
        v.check((picks) => Object.keys(picks).length >= 1 && Object.keys(picks).length <= 3),
      ),
    }),
    facts: { sport: sport.name, seconds: MATCH_MS / 1000 },
    firstState: (chance) => stored(newOffer(sport.teams, chance)),
    offer: (state) => state,
    visible: (state) => {
      const { offer, fixtures } = state as unknown as Offer;
      return { offer, fixtures: fixtures.map(withoutChances) };
    },
    accepts(choice, state) {
      const { offer, picks } = choice as unknown as Choice;
      const current = state as unknown as Offer;
      return offer === current.offer && Object.keys(picks).every((id) => current.fixtures.some((one) => one.id === id));
    },
    play({ stake, choice, state, chance }) {
      const { fixtures } = state as unknown as Offer;
      const { picks } = choice as unknown as Choice;
      const matches = fixtures.map((fixture) => playMatch(fixture, sport.scores, chance));
      const picked = fixtures.filter((fixture) => fixture.id in picks);
      const odds = picked.reduce((product, fixture) => product * oddsOf(fixture, picks[fixture.id] as Pick), 1);
      const scale = 100 ** picked.length;
      const won = picked.every(
        (fixture) => matches.find((match) => match.id === fixture.id)?.result === picks[fixture.id],
      );
      const shown: Shown = {
        fixtures: fixtures.map(withoutChances) as unknown as Fixture[],
        picks,
        matches,
        odds: odds / scale,
        seconds: MATCH_MS / 1000,
        won,
      };
      return {
        shown: shown as unknown as Json,
        payout: won ? Math.floor((stake * odds) / scale) : 0,
        nextState: stored(newOffer(sport.teams, chance)),
        settlesAfterMs: MATCH_MS,
      };
    },
    reveal(shown, elapsedMs) {
      const { matches, won, ...rest } = shown as unknown as Shown;
      const minute = Math.min(90, Math.floor((elapsedMs / MATCH_MS) * 90));
      const over = elapsedMs >= MATCH_MS;
      const seen = matches.map(({ id, goals, result }) => ({
        id,
        goals: goals.filter((goal) => goal.minute <= minute),
        ...(over ? { result } : {}),
      }));
      return { ...rest, minute, matches: seen, ...(over ? { won } : {}) } as unknown as Json;
    },
  };
}

function oddsOf(fixture: Fixture, pick: Pick): number {
  return fixture.odds[PICKS.indexOf(pick)] as number;
}

function withoutChances({ id, home, away, odds }: Fixture): Json {
  return { id, home, away, odds };
}

function stored(offer: Offer): Json {
  return offer as unknown as Json;
}
