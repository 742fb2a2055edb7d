import { cardArt, rankOf, suitOf } from '../art/cards.js';
import { drawing, h } from '../frame/dom.js';

/** The hands of the last deal, and the stake in points for the next. */
export function niuNiuBoard({ data, words, send }) {
  const { t, count } = words;
  const named = (card) => t('card.name', { rank: rankOf(card), suit: t(`card.${suitOf(card)}`) });
  const hands = h('ol', { class: 'bulls' });
  const news = h('p', { class: 'news' });
  const times = h('div', { class: 'ends', role: 'group', 'aria-label': t('contest.niuNiu.times') });
  const bullName = (bull) =>
    bull === 0
      ? t('contest.niuNiu.none')
      : bull === 10
        ? t('contest.niuNiu.ten')
        : t('contest.niuNiu.bull', { count: count(bull) });
  const signed = (points) => (points > 0 ? `+${count(points)}` : count(points));
  return {
    element: h('div', { class: 'niu-board' }, news, hands, times),
    draw(view) {
      hands.replaceChildren();
      times.replaceChildren();
      news.textContent = '';
      if (!view) return;
      const { game, name, mine } = view;
      const notes =
        game.banker === null
          ? []
          : [
              t('contest.niuNiu.deal', {
                deal: count(game.deal + 1),
                deals: count(game.deals),
                player: name(game.banker),
              }),
            ];
      news.textContent = notes.join(' ');
      hands.replaceChildren(
        ...(game.last?.hands ?? []).map(({ cards, three, bull }, seat) => {
          const rest = three ? cards.filter((card) => !three.includes(card)) : [];
          const group = (list) =>
            h(
              'span',
              { class: 'bull-cards' },
              list.map((card) => h('span', { role: 'img', 'aria-label': named(card) }, drawing(cardArt(card)))),
            );
          return h(
            'li',
            { class: game.last.changes[seat] > 0 ? 'wins' : '' },
            h(
              'b',
              {},
              seat === game.last.banker
                ? t('contest.niuNiu.banker', { player: name(seat) })
                : `${name(seat)} ×${count(game.last.times[seat] ?? 1)}`,
            ),
            h('span', { class: 'bull-hand' }, three ? [group(three), group(rest)] : [group(cards)]),
            h(
              'span',
              { class: 'bull-name' },
              bullName(bull),
              ' ',
              h('b', { dir: 'ltr' }, signed(game.last.changes[seat])),
            ),
          );
        }),
      );
      if (mine)
        times.replaceChildren(
          ...game.moves.map((each) =>
            h('button', { type: 'button', class: 'key', onclick: () => void send({ times: each }) }, `×${count(each)}`),
          ),
        );
    },
    note: (game, seat) =>
      [t('contest.points', { count: count(game.points[seat]) }), game.banker === seat ? t('contest.niuNiu.bank') : '']
        .filter(Boolean)
        .join(' · '),
    ask: () => t('contest.niuNiu.ask'),
    rules: () => t('contest.rules.niuNiu', { most: count(data.facts.times.at(-1)) }),
  };
}
