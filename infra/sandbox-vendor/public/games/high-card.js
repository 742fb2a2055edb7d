import { cardArt, rankOf, suitOf } from '../art/cards.js';
import { drawing, h, stillness, wait } from '../frame/dom.js';

/** A room for four: the player and three of the house; one card each. */
export function createGame({ data, words }) {
  const { t, money, perCent } = words;
  const seats = Array.from({ length: data.facts.seats }, (_, index) => {
    const place = h('div', { class: 'cards' }, drawing(cardArt()));
    const name = index === 0 ? t('highCard.you') : t('highCard.house', { number: index });
    return {
      name,
      place,
      element: h('section', { class: `seat seat-${index}`, 'aria-label': name }, h('h2', {}, name), place),
    };
  });
  const pot = h('p', { class: 'pot' });
  const stage = h(
    'section',
    { class: 'stage felt room', 'aria-label': data.gameName },
    h('p', { class: 'felt-title', 'aria-hidden': 'true' }, data.gameName),
    ...seats.map((seat) => seat.element),
    pot,
  );
  const named = (card) => t('card.name', { rank: rankOf(card), suit: t(`card.${suitOf(card)}`) });

  return {
    stage,
    choice: () => null,
    table() {},
    begin(round) {
      for (const seat of seats) {
        seat.place.replaceChildren(drawing(cardArt()));
        seat.element.classList.remove('wins');
      }
      pot.textContent = `${t('highCard.pot')} ${money(round.stake * seats.length)}`;
    },
    async play({ shown }) {
      for (const [index, seat] of [...seats.entries()].reverse()) {
        await wait(stillness.matches ? 0 : 550);
        const card = shown.cards[index];
        seat.place.replaceChildren(h('span', { role: 'img', 'aria-label': named(card) }, drawing(cardArt(card))));
      }
      await wait(stillness.matches ? 0 : 400);
      seats[shown.winner].element.classList.add('wins');
    },
    describe: ({ cards, winner }) =>
      winner === 0
        ? t('highCard.won', { card: named(cards[0]) })
        : t('highCard.lost', { player: t('highCard.house', { number: winner }), card: named(cards[winner]) }),
    pays: () => [
      h(
        'p',
        {},
        t('highCard.rules', { rake: perCent(data.facts.rake / 100), share: perCent(data.publishedReturn[0]) }),
      ),
      h('p', { class: 'note' }, t('pays.fault')),
    ],
  };
}
