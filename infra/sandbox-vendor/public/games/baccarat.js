import { cardArt, rankOf, suitOf } from '../art/cards.js';
import { choiceGroup } from '../frame/choice-group.js';
import { drawing, h, stillness, wait } from '../frame/dom.js';

const SIDES = ['player', 'tie', 'banker'];

/** A table of baccarat: two hands, three boxes to bet on, the road of this shoe. */
export function createGame({ data, words }) {
  const { t, count } = words;
  const bets = choiceGroup(
    t('baccarat.choose'),
    'side',
    SIDES.map((side) => ({
      value: side,
      tone: side,
      content: [h('b', {}, t(`baccarat.${side}`)), h('small', {}, t(`baccarat.pays.${side}`))],
    })),
  );
  const hands = Object.fromEntries(['player', 'banker'].map((side) => [side, hand(side)]));
  const road = h('ol', { class: 'road' });
  const left = h('p', { class: 'left' });
  const stage = h(
    'section',
    { class: 'stage felt', 'aria-label': data.gameName },
    h('p', { class: 'felt-title', 'aria-hidden': 'true' }, data.gameName),
    h('div', { class: 'hands' }, hands.player.element, hands.banker.element),
    bets.element,
    h('section', { class: 'road-box', 'aria-label': t('baccarat.road') }, h('h2', {}, t('baccarat.road')), road, left),
  );

  function hand(side) {
    const cards = h('div', { class: 'cards' }, drawing(cardArt()), drawing(cardArt()));
    const points = h('p', { class: 'points' }, '–');
    return {
      element: h(
        'section',
        { class: `hand ${side}`, 'aria-label': t(`baccarat.${side}`) },
        h('h2', {}, t(`baccarat.${side}`)),
        cards,
        points,
      ),
      cards,
      points,
    };
  }
  const value = (card) => (card % 13 >= 9 ? 0 : (card % 13) + 1);
  const total = (cards) => cards.reduce((sum, card) => sum + value(card), 0) % 10;
  const named = (card) => t('card.name', { rank: rankOf(card), suit: t(`card.${suitOf(card)}`) });

  function lay(side, cards) {
    const { cards: place, points } = hands[side];
    place.replaceChildren(
      ...cards.map((card) => h('span', { role: 'img', 'aria-label': named(card) }, drawing(cardArt(card)))),
    );
    points.textContent = t('baccarat.points', { points: count(total(cards)) });
  }

  return {
    stage,
    choice: () => (bets.value() ? { side: bets.value() } : undefined),
    missing: () => 'baccarat.missing',
    table(table) {
      road.replaceChildren(
        ...table.road
          .slice(-48)
          .map((side) =>
            h(
              'li',
              { class: side, 'aria-label': t(`baccarat.${side}`) },
              h('span', { 'aria-hidden': 'true' }, t(`baccarat.${side}`).slice(0, 1)),
            ),
          ),
      );
      left.textContent = t('baccarat.left', { count: count(table.left) });
    },
    begin() {
      for (const side of ['player', 'banker']) {
        hands[side].cards.replaceChildren(drawing(cardArt()), drawing(cardArt()));
        hands[side].points.textContent = '–';
        hands[side].element.classList.remove('wins');
      }
    },
    async play({ shown }, table) {
      const pause = stillness.matches ? 0 : 420;
      const turns = [1, 2, 3].flatMap((cards) => ['player', 'banker'].map((side) => ({ side, cards })));
      for (const { side, cards } of turns) {
        if (shown[side].length < cards) continue;
        await wait(pause);
        lay(side, shown[side].slice(0, cards));
      }
      await wait(pause);
      for (const side of ['player', 'banker']) hands[side].element.classList.toggle('wins', shown.winner === side);
      this.table(table);
    },
    describe: (shown) =>
      t(`baccarat.outcome.${shown.winner}`, { player: count(total(shown.player)), banker: count(total(shown.banker)) }),
    pays: () => [
      h('p', {}, t('baccarat.rules')),
      h('p', {}, t('baccarat.tieRule')),
      h(
        'ul',
        {},
        SIDES.map((side) =>
          h(
            'li',
            {},
            `${t(`baccarat.${side}`)}: ${t(`baccarat.pays.${side}`)}. ${t('baccarat.returns', { side: t(`baccarat.${side}`), share: words.perCent(data.facts.returns[side]) })}`,
          ),
        ),
      ),
      h('p', { class: 'note' }, t('pays.fault')),
    ],
  };
}
