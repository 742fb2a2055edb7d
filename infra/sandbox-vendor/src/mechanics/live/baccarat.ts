import { type Card, type Coup, dealCoup } from './baccarat-rules.ts';
import { dealFromEightDecks } from './eight-decks.ts';
import { type LiveGame, liveTable } from './live-table.ts';

/** A coup takes six cards at most; all six are drawn, so that the seed says them whatever the hands need. */
const CARDS = 6;

/** Two hands from eight fresh decks. The banker pays 19 to 20; a tie returns the stakes on player and banker. */
export const baccaratGame: LiveGame = {
  name: 'baccarat',
  action: 'deal',
  publishedReturn: [0.8564, 0.9894],
  fields: { player: 1, tie: 8, banker: 0.95, playerPair: 11, bankerPair: 11 },
  draw: (chance) => dealFromEightDecks(chance, CARDS),
  result: (outcome) => coupOf(outcome as Card[]).winner,
  hundredths(field, outcome) {
    const { player, banker, winner } = coupOf(outcome as Card[]);
    if (field.endsWith('Pair')) return pair(field === 'playerPair' ? player : banker) ? 1_200 : 0;
    if (field === winner) return field === 'tie' ? 900 : field === 'player' ? 200 : 195;
    return winner === 'tie' ? 100 : 0;
  },
};

/** The hands that come of six cards in the order drawn. */
export function coupOf(cards: readonly Card[]): Coup {
  let next = 0;
  return dealCoup(() => cards[next++] as Card);
}

function pair([first, second]: readonly Card[]): boolean {
  return (first as Card) % 13 === (second as Card) % 13;
}

export const baccarat = liveTable(baccaratGame);
