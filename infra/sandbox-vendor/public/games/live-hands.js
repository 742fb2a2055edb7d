import { cardArt } from '../art/cards.js';
import { dominoArt, halvesOf, mahjongArt } from '../art/tiles.js';
import { drawing, h } from '../frame/dom.js';
import { cardName, liveWords, PLACES, rankName } from './live-words.js';

const dominoName = ({ t, count }, tile) => {
  const [top, bottom] = halvesOf(tile).map(count);
  return t('live.tile', { top, bottom });
};
const mahjongName = ({ t, count }, tile) =>
  tile % 10 === 0 ? t('live.whiteDragon') : t('live.dots', { number: count(tile % 10) });

/** Tables that deal a hand to each place: what is dealt, and how many of it. */
export const dealtHands = {
  'niu-niu': table('niu-niu', { art: cardArt, named: cardName, each: 5 }),
  'pai-gow': table('pai-gow', { art: dominoArt, named: dominoName, each: 2 }),
  'mahjong-tiles': table('mahjong-tiles', { art: mahjongArt, named: mahjongName, each: 2 }),
  'golden-flower': table('golden-flower', { art: cardArt, named: cardName, each: 3 }),
};

function table(game, { art, named, each }) {
  return (words) => {
    const { t, count } = words;
    const { name, describe } = liveWords(game, words);
    const down = () => Array.from({ length: each }, () => drawing(art()));
    const places = PLACES[game].map((place) => {
      const cards = h('div', { class: 'cards' }, down());
      const rank = h('p', { class: 'points' }, '–');
      const element = h(
        'section',
        { class: `hand ${place}`, 'aria-label': name(place) },
        h('h2', {}, name(place)),
        cards,
        rank,
      );
      return { place, cards, rank, element };
    });
    const banked = PLACES[game][0] === 'banker';
    return {
      element: h(
        'div',
        { class: `hands of-${places.length} each-${each}` },
        places.map(({ element }) => element),
      ),
      name,
      bare: () => false,
      pays: (field) => (field.startsWith('double') ? t('live.doublePays') : undefined),
      tone: (field) =>
        ({ dragon: 'banker', phoenix: 'player' })[field] ?? (field.startsWith('double') ? 'pair' : 'player'),
      describe,
      /** The road shows which players beat the bank, or the side that won. */
      mark({ hands }) {
        const winners = hands.flatMap(({ wins }, at) => (wins ? [at] : []));
        if (!banked) {
          const side = winners.length === 0 ? 'tie' : PLACES[game][winners[0]];
          return { text: [...name(side)][0], tone: { dragon: 'banker', tie: 'tie' }[side] ?? '' };
        }
        if (winners[0] === 0) return { text: [...name('banker')][0], tone: 'banker' };
        return { text: winners.map(count).join(''), tone: '' };
      },
      show(outcome) {
        for (const [at, { cards, rank, element }] of places.entries()) {
          const hand = outcome?.hands[at];
          cards.replaceChildren(
            ...(hand
              ? hand.cards.map((card) =>
                  h('span', { role: 'img', 'aria-label': named(words, card) }, drawing(art(card))),
                )
              : down()),
          );
          rank.textContent = hand ? rankName(words, hand.rank) : '–';
          element.classList.toggle('wins', Boolean(hand?.wins));
        }
      },
    };
  };
}
