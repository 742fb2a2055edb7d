import { cardArt, rankOf, suitOf } from '../art/cards.js';
import { drawing, h } from '../frame/dom.js';

const value = (card) => (card % 13 >= 9 ? 0 : (card % 13) + 1);
const total = (cards) => cards.reduce((sum, card) => sum + value(card), 0) % 10;

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
        : low <= 2 || (low === 3 && third !== 8) || (low === 4 && third >= 2 && third <= 7) || (low === 5 && third >= 4 && third <= 7) || (low === 6 && third >= 6 && third <= 7);
    if (draws) banker.push(cards[next]);
  }
  const difference = total(player) - total(banker);
  return { player, banker, winner: difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie' };
}

/** Two hands of cards that everybody at the table sees. */
export function baccarat({ t, count }) {
  const places = ['player', 'banker'].map((side) => {
    const cards = h('div', { class: 'cards' }, drawing(cardArt()), drawing(cardArt()));
    const points = h('p', { class: 'points' }, '–');
    return { side, cards, points, element: h('section', { class: `hand ${side}`, 'aria-label': t(`live.field.${side}`) }, h('h2', {}, t(`live.field.${side}`)), cards, points) };
  });
  const named = (card) => t('card.name', { rank: rankOf(card), suit: t(`card.${suitOf(card)}`) });
  return {
    element: h('div', { class: 'hands' }, places.map(({ element }) => element)),
    name: (field) => t(`live.field.${field}`),
    bare: () => false,
    tone: (field) => ({ player: 'player', tie: 'tie', banker: 'banker' })[field] ?? 'pair',
    describe(outcome) {
      const { player, banker, winner } = coupOf(outcome);
      return t(`live.coup.${winner}`, { player: count(total(player)), banker: count(total(banker)) });
    },
    mark(outcome) {
      const { winner } = coupOf(outcome);
      return { text: t(`live.field.${winner}`).slice(0, 1), tone: { player: '', tie: 'tie', banker: 'banker' }[winner] };
    },
    show(outcome) {
      const coup = outcome && coupOf(outcome);
      for (const { side, cards, points, element } of places) {
        cards.replaceChildren(...(coup ? coup[side].map((card) => h('span', { role: 'img', 'aria-label': named(card) }, drawing(cardArt(card)))) : [drawing(cardArt()), drawing(cardArt())]));
        points.textContent = coup ? t('live.points', { points: count(total(coup[side])) }) : '–';
        element.classList.toggle('wins', coup?.winner === side);
      }
    },
  };
}
