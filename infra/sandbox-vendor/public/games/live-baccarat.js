import { cardArt } from '../art/cards.js';
import { drawing, h } from '../frame/dom.js';
import { coupOf, total } from './coup.js';
import { cardName, liveWords } from './live-words.js';

/** Two hands of cards that everybody at the table sees. */
export function baccarat(words) {
  const { t, count } = words;
  const { name, describe } = liveWords('baccarat', words);
  const places = ['player', 'banker'].map((side) => {
    const cards = h('div', { class: 'cards' }, drawing(cardArt()), drawing(cardArt()));
    const points = h('p', { class: 'points' }, '–');
    return {
      side,
      cards,
      points,
      element: h(
        'section',
        { class: `hand ${side}`, 'aria-label': t(`live.field.${side}`) },
        h('h2', {}, t(`live.field.${side}`)),
        cards,
        points,
      ),
    };
  });
  return {
    element: h(
      'div',
      { class: 'hands' },
      places.map(({ element }) => element),
    ),
    name,
    bare: () => false,
    tone: (field) => ({ player: 'player', tie: 'tie', banker: 'banker' })[field] ?? 'pair',
    describe,
    mark(outcome) {
      const { winner } = coupOf(outcome);
      return {
        text: t(`live.field.${winner}`).slice(0, 1),
        tone: { player: '', tie: 'tie', banker: 'banker' }[winner],
      };
    },
    show(outcome) {
      const coup = outcome && coupOf(outcome);
      for (const { side, cards, points, element } of places) {
        cards.replaceChildren(
          ...(coup
            ? coup[side].map((card) =>
                h('span', { role: 'img', 'aria-label': cardName(words, card) }, drawing(cardArt(card))),
              )
            : [drawing(cardArt()), drawing(cardArt())]),
        );
        points.textContent = coup ? t('live.points', { points: count(total(coup[side])) }) : '–';
        element.classList.toggle('wins', coup?.winner === side);
      }
    },
  };
}
