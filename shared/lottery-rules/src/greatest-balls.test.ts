import fc from 'fast-check';
import { combinations } from './combinations.ts';
import type { Result } from './draw.ts';
import { GAME_KINDS } from './game-kinds.ts';
import type { GameRules } from './game-rules.ts';
import type { BallDraw } from './ball-sums.ts';
import { greatestOfBalls } from './greatest-balls.ts';
import type { TicketLine } from './line-payout.ts';
import { payoutOf, pricesOf } from './price.ts';
import { playsOf } from './rule-sets.ts';
import { selectionTexts } from './rules/testing/random-selections.ts';

/** A draw of few balls by the same plays, so that every outcome can be paid. */
const SMALL = {
  marksix: {
    balls: ['01', '05', '08', '13', '20', '22', '25', '31', '37', '40', '46', '49'],
    count: 6,
    hasExtra: true,
  },
  keno: {
    balls: Array.from({ length: 22 }, (_, at) => String(((at * 37) % 80) + 1).padStart(2, '0')).sort(),
    count: 20,
    hasExtra: false,
  },
} satisfies Record<string, BallDraw>;

function outcomesOf({ balls, count, hasExtra }: BallDraw): Result[] {
  return [...combinations(balls, count)].flatMap((drawn): Result[] =>
    hasExtra ? balls.filter((ball) => !drawn.includes(ball)).map((extra) => [drawn, [extra]]) : [[drawn]],
  );
}

it.each(['marksix', 'keno'] as const)(
  '[10-35] the greatest payout of random %s tickets is that of the best of all draws of a few balls',
  (kind) => {
    const draw: BallDraw = SMALL[kind];
    const rules: GameRules = GAME_KINDS[kind];
    const plays = [...playsOf(rules.sets, {}, '2026-11-21').values()].filter(({ balls }) => balls);
    const outcomes = outcomesOf(draw);
    const line = fc.constantFrom(...plays).chain((play) =>
      fc
        .tuple(selectionTexts(play), fc.constantFrom(200n, 20n, 2n), fc.constantFrom(1n, 3n))
        .map(([text, unitMinor, multiple]): TicketLine[] => {
          const read = play.parse(text);
          return 'fault' in read
            ? []
            : [
                {
                  play,
                  selection: read.selection,
                  prices: pricesOf(play, rules.pricing)!,
                  stakes: { unitMinor, multiple },
                },
              ];
        }),
    );
    const tickets = fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => lines.flat());
    fc.assert(
      fc.property(tickets, (lines) => {
        const paid = (result: Result): number =>
          lines.reduce(
            (sum, { play, selection, prices, stakes }) =>
              sum + Number(payoutOf(play.wins(selection, result), prices, stakes)),
            0,
          );
        const found = greatestOfBalls(lines, draw);
        expect({ most: found.most, exact: found.exact }).toEqual({
          most: outcomes.reduce((most, result) => Math.max(most, paid(result)), 0),
          exact: true,
        });
        expect(paid(found.numbers!.map((balls) => [...balls].sort()))).toBe(found.most);
      }),
      { numRuns: 25, seed: 3510 },
    );
  },
);
