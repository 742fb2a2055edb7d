import { dealCards, highCard, potFor, ROOM } from '../../src/mechanics/high-card/high-card.ts';
import type { LiveGame } from '../../src/mechanics/live/live-table.ts';
import { TABLES as LIVE } from '../../src/pick-mechanic.ts';
import { exactFieldReturn } from '../../test/exact-field-return.ts';
import type { MeasuredGame } from './measured-game.ts';

const STAKE = 1_000;

/** Every field of every live table on the outcome that all players share, and a seat at each size of a card table. */
export const TABLES: Readonly<Record<string, MeasuredGame>> = {
  ...Object.fromEntries(Object.values(LIVE).map(({ table }) => [table!.name, everyField(table!)])),
  ...Object.fromEntries(Array.from({ length: ROOM.seats }, (_, more) => [`cards-${more + 1}`, seatAmong(more + 1)])),
};

function everyField(game: LiveGame): MeasuredGame {
  const fields = Object.keys(game.fields);
  return {
    bets: Object.fromEntries(
      fields.map((field) => [field, [exactFieldReturn(game, field), exactFieldReturn(game, field)]]),
    ),
    round(chance, report) {
      const outcome = game.draw(chance);
      for (const field of fields) report(field, game.hundredths(field, outcome) / 100);
    },
  };
}

/** The first seat at a table of this many members; a member alone plays against the house's player. */
function seatAmong(members: number): MeasuredGame {
  const [exact] = highCard.publishedReturn;
  return {
    bets: { seat: [exact, exact] },
    round(chance, report) {
      const { cards, winner } = dealCards(members, chance);
      report('seat', winner === 0 ? potFor(STAKE, cards.length) / STAKE : 0);
    },
  };
}
