/** A card is 0 … 51: rank = card % 13 (0 the ace … 12 the king), suit = card / 13. */
export type Card = number;
export type Side = 'player' | 'banker' | 'tie';

/** Ace 1, two to nine their number, ten and pictures 0. */
export function points(card: Card): number {
  const rank = card % 13;
  return rank >= 9 ? 0 : rank + 1;
}

export function total(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + points(card), 0) % 10;
}

export interface Coup {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly winner: Side;
}

/** Deals one coup by the third-card rules; `draw` gives the shoe's next card. */
export function dealCoup(draw: () => Card): Coup {
  const player = [draw()];
  const banker = [draw()];
  player.push(draw());
  banker.push(draw());
  if (total(player) < 8 && total(banker) < 8) {
    if (total(player) <= 5) player.push(draw());
    const third = player[2];
    if (bankerDraws(total(banker), third === undefined ? undefined : points(third))) banker.push(draw());
  }
  const difference = total(player) - total(banker);
  return { player, banker, winner: difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie' };
}

/** `third` is the value of the player's third card, undefined when the player drew none. */
export function bankerDraws(bankerTotal: number, third: number | undefined): boolean {
  if (third === undefined) return bankerTotal <= 5;
  if (bankerTotal <= 2) return true;
  if (bankerTotal === 3) return third !== 8;
  if (bankerTotal === 4) return third >= 2 && third <= 7;
  if (bankerTotal === 5) return third >= 4 && third <= 7;
  return bankerTotal === 6 && (third === 6 || third === 7);
}
