import { cardArt, rankOf, suitOf } from '../art/cards.js';
import { drawing, h } from '../frame/dom.js';

/** The trick on the table, and the hand below it. */
export function tricksBoard({ data, words, send }) {
  const { t, count } = words;
  const named = (card) => t('card.name', { rank: rankOf(card), suit: t(`card.${suitOf(card)}`) });
  const trick = h('ol', { class: 'trick', 'aria-label': t('contest.tricks.trick') });
  const hand = h('div', { class: 'hand-row fan', role: 'group', 'aria-label': t('contest.hand') });
  const news = h('p', { class: 'news' });
  const { game: kind } = data.facts;
  return {
    element: h('div', { class: 'tricks-board' }, news, trick, hand),
    draw(view) {
      if (!view) {
        trick.replaceChildren();
        hand.replaceChildren();
        news.textContent = '';
        return;
      }
      const { game, name, seats, mine } = view;
      // Between two tricks the last one stays on the table.
      const lies = game.trick.length > 0 || !game.last ? game : { trick: game.last.cards, leader: game.last.leader };
      const winner = game.trick.length > 0 || !game.last ? undefined : game.last.winner;
      trick.replaceChildren(
        ...lies.trick.map((card, place) => {
          const seat = (lies.leader + place) % seats;
          return h(
            'li',
            { class: seat === winner ? 'wins' : '' },
            h('span', { role: 'img', 'aria-label': named(card) }, drawing(cardArt(card))),
            h('b', {}, name(seat)),
          );
        }),
      );
      const moves = mine ? game.moves : [];
      hand.replaceChildren(
        ...game.hand.map((card) =>
          h(
            'button',
            {
              type: 'button',
              class: 'card-button',
              'aria-label': named(card),
              disabled: !moves.includes(card),
              onclick: () => void send({ card }),
            },
            drawing(cardArt(card)),
          ),
        ),
      );
      const notes = [
        ...(game.trump === null ? [] : [t('contest.tricks.trump', { suit: t(`card.${game.trump}`) })]),
        ...(winner === undefined ? [] : [t('contest.tricks.took', { player: name(winner) })]),
      ];
      news.textContent = notes.join(' ');
    },
    note: (game, seat) =>
      t(kind === 'trumps' ? 'contest.tricks.tricks' : 'contest.points', { count: count(game.points[seat]) }),
    rules: () => t(kind === 'trumps' ? 'contest.rules.trumps' : 'contest.rules.hearts'),
  };
}
