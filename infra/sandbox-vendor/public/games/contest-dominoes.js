import { drawing, h } from '../frame/dom.js';

const SPOTS = [
  [],
  [[12, 12]],
  [
    [6, 6],
    [18, 18],
  ],
  [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  [
    [6, 6],
    [18, 6],
    [6, 18],
    [18, 18],
  ],
  [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  [
    [6, 5],
    [18, 5],
    [6, 12],
    [18, 12],
    [6, 19],
    [18, 19],
  ],
];

/** A domino as SVG text, upright or lying; without pips for one face down. */
function tileArt(tile, lying = false) {
  const half = (value, x, y) =>
    value === undefined
      ? ''
      : SPOTS[value]
          .map(([cx, cy]) => `<circle cx="${x + (lying ? cy : cx)}" cy="${y + (lying ? 24 - cx : cy)}" r="2.6"/>`)
          .join('');
  const [one, other] = tile ?? [];
  const [width, height] = lying ? [56, 30] : [30, 56];
  const rule = lying ? 'M28 6V24' : 'M6 28H24';
  const second = lying ? [29, 3] : [3, 29];
  return `<svg class="domino ${tile ? '' : 'down'}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="5"/>${tile ? `<path d="${rule}"/>${half(one, 3, 3)}${half(other, ...second)}` : ''}</svg>`;
}
const nameOf = ([low, high]) => `${low}–${high}`;

/** The line of tiles, and the hand below it. */
export function dominoBoard({ data, words, send }) {
  const { t, count } = words;
  const line = h('ol', { class: 'domino-line', dir: 'ltr', 'aria-label': t('contest.dominoes.line') });
  const hand = h('div', { class: 'hand-row', role: 'group', 'aria-label': t('contest.hand') });
  const ends = h('div', { class: 'ends', role: 'group', 'aria-label': t('contest.dominoes.ends') });
  const news = h('p', { class: 'news' });

  function press(tile, moves) {
    const own = moves.filter((move) => nameOf(move.tile) === nameOf(tile));
    if (own.length === 1) return void send(own[0]);
    ends.replaceChildren(
      ...['start', 'end'].map((end) =>
        h(
          'button',
          { type: 'button', class: 'key', onclick: () => void send({ tile, end }) },
          t(`contest.dominoes.${end}`),
        ),
      ),
    );
    ends.firstElementChild.focus();
    return undefined;
  }
  return {
    element: h('div', { class: 'domino-board' }, line, news, ends, hand),
    draw(view) {
      ends.replaceChildren();
      if (!view) {
        line.replaceChildren();
        hand.replaceChildren();
        news.textContent = '';
        return;
      }
      const { game, me, name, mine, over } = view;
      line.replaceChildren(
        ...game.line.map((tile) =>
          h('li', { 'aria-label': nameOf(tile) }, drawing(tileArt(tile, tile[0] !== tile[1]))),
        ),
      );
      line.scrollLeft = line.scrollWidth;
      const moves = mine ? game.moves : [];
      hand.replaceChildren(
        ...game.hands[me].map((tile) =>
          h(
            'button',
            {
              type: 'button',
              class: 'tile',
              'aria-label': nameOf(tile),
              disabled: !moves.some((move) => nameOf(move.tile) === nameOf(tile)),
              onclick: () => press(tile, moves),
            },
            drawing(tileArt(tile)),
          ),
        ),
      );
      const notes = [
        ...game.drawn.flatMap((tiles, seat) =>
          tiles > 0 ? [t('contest.dominoes.drew', { player: name(seat), count: count(tiles) })] : [],
        ),
        ...(over ? [] : game.passed.map((seat) => t('contest.dominoes.passed', { player: name(seat) }))),
        ...(data.facts.draws ? [t('contest.dominoes.stock', { count: count(game.stock) })] : []),
      ];
      news.textContent = notes.join(' ');
    },
    note: (game, seat) => t('contest.dominoes.tiles', { count: count(game.counts[seat]) }),
    rules: () => t(data.facts.draws ? 'contest.rules.dominoes' : 'contest.rules.blockDominoes'),
  };
}
