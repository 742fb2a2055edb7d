import * as v from 'valibot';
import { type Json, type Mechanic, STAKES } from '../mechanic.ts';
import { type Card, dealCoup, payoutOf, type Side } from './rules.ts';
import { isSpent, newShoe, type Shoe } from './shoe.ts';

interface Table {
  readonly shoe: Shoe;
  /** Winners of this shoe so far, oldest first. */
  readonly road: readonly Side[];
}

/** Baccarat from a shoe of eight decks that lasts until its cut card, as at a table. */
export const baccarat: Mechanic = {
  kind: 'baccarat',
  action: 'deal',
  minimumRoundMs: 5_000,
  atomic: false,
  stakes: STAKES,
  publishedReturn: [0.8564, 0.9894],
  choice: v.object({ side: v.picklist(['player', 'banker', 'tie']) }),
  facts: {
    decks: 8,
    pays: { player: '1 : 1', banker: '0.95 : 1', tie: '8 : 1' },
    returns: { player: 0.9876, banker: 0.9894, tie: 0.8564 },
  },
  firstState: (chance) => tableState({ shoe: newShoe(chance), road: [] }),
  offer: (state, chance) => {
    const table = state as unknown as Table;
    return isSpent(table.shoe) ? tableState({ shoe: newShoe(chance), road: [] }) : state;
  },
  visible: (state) => {
    const { shoe, road } = state as unknown as Table;
    return { road, left: shoe.cards.length - shoe.next };
  },
  play({ stake, choice, state }) {
    const { shoe, road } = state as unknown as Table;
    let next = shoe.next;
    const coup = dealCoup(() => shoe.cards[next++] as Card);
    const side = (choice as { side: Side }).side;
    return {
      shown: { ...coup, side },
      payout: payoutOf(side, coup.winner, stake),
      nextState: tableState({ shoe: { ...shoe, next }, road: [...road, coup.winner] }),
      settlesAfterMs: 0,
    };
  },
};

function tableState(table: Table): Json {
  return table as unknown as Json;
}
