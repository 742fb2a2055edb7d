import { blackjackGame } from '../../src/mechanics/hands/blackjack.ts';
import { casinoHoldem, holdemGame } from '../../src/mechanics/hands/casino-holdem.ts';
import type { HandGame } from '../../src/mechanics/hands/hand-game.ts';
import { threeCardGame } from '../../src/mechanics/hands/three-card-poker.ts';
import { dealFrom } from '../../src/mechanics/live/deal-from.ts';
import { playOut } from '../../test/hand-strategies.ts';
import { blackjackReturn, threeCardReturns } from '../../test/exact-hand-return.ts';
import type { MeasuredGame } from './measured-game.ts';

const STAKE = 1_000;
/** What a plain strategy at casino hold'em gives away at most of the best one's return, which is not counted here. */
const HOLDEM_LOSS = 0.01;

/**
 * Card games against the house, played by the strategies of `test/hand-strategies.ts`. A further stake counts with what it
 * gains or loses, so that each return is one of the first stake.
 */
export const HANDS: Readonly<Record<string, MeasuredGame>> = {
  blackjack: played(blackjackGame as unknown as HandGame, () => ({ stake: twice(blackjackReturn()) })),
  'three-card': played(threeCardGame as unknown as HandGame, () => {
    const { ante, pairPlus } = threeCardReturns();
    return { stake: twice(ante), pairPlus: twice(pairPlus) };
  }),
  holdem: played(holdemGame as unknown as HandGame, () => {
    const [aces, ante] = casinoHoldem.publishedReturn;
    return { stake: [ante - HOLDEM_LOSS, ante], aces: twice(aces) };
  }),
};

function twice(share: number): [number, number] {
  return [share, share];
}

function played(game: HandGame, exact: () => MeasuredGame['bets']): MeasuredGame {
  let bets: MeasuredGame['bets'] | undefined;
  return {
    // Counting every order of the cards takes seconds: only where the game is measured.
    get bets() {
      bets ??= exact();
      return bets;
    },
    round(chance, report) {
      const parts = playOut(game, dealFrom(chance, game.cards.size, game.cards.count), STAKE, game.side !== undefined);
      const side = parts.find(({ name }) => name === game.side);
      if (side) report(side.name, side.payout / STAKE);
      const gain = parts.reduce((sum, part) => (part === side ? sum : sum + part.payout - part.stake), 0);
      report('stake', 1 + gain / STAKE);
    },
  };
}
