const value = (card) => (card % 13 >= 9 ? 0 : (card % 13) + 1);

/** The points of a hand of baccarat. */
export const total = (cards) => cards.reduce((sum, card) => sum + value(card), 0) % 10;

/** The hands that come of six cards in the order drawn, by the third-card rules. */
export function coupOf(cards) {
  const player = [cards[0], cards[2]];
  const banker = [cards[1], cards[3]];
  let next = 4;
  if (total(player) < 8 && total(banker) < 8) {
    const low = total(banker);
    if (total(player) <= 5) player.push(cards[next++]);
    const third = player[2] === undefined ? undefined : value(player[2]);
    const draws =
      third === undefined
        ? low <= 5
        : low <= 2 ||
          (low === 3 && third !== 8) ||
          (low === 4 && third >= 2 && third <= 7) ||
          (low === 5 && third >= 4 && third <= 7) ||
          (low === 6 && third >= 6 && third <= 7);
    if (draws) banker.push(cards[next]);
  }
  const difference = total(player) - total(banker);
  return { player, banker, winner: difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie' };
}
