import { cardArt } from '../art/cards.js';
import { angleOf, colourOf, dieArt, wheelArt } from '../art/wheel.js';
import { drawing, h } from '../frame/dom.js';
import { cardName, insideNumbers, liveWords, sumOf, winnerOf } from './live-words.js';

/** The parts of a roulette layout that are shown in turn; what lies outside is always shown. */
const INSIDE_PARTS = {
  n: 'numbers',
  split: 'splits',
  street: 'streets',
  trio: 'streets',
  corner: 'corners',
  first: 'corners',
  line: 'lines',
};
/** The rows of a sic bo layout, from top to bottom. */
const DICE_ROWS = { double: 'doubles', total: 'totals', pair: 'pairs', die: 'dice' };

/** What differs between the live tables: how fields are named and placed, how an outcome is shown, announced and marked. */
export function roulette(words) {
  const { count } = words;
  const { name, describe } = liveWords('roulette', words);
  const wheel = drawing(wheelArt());
  const turning = wheel.querySelector('.turning');
  const number = h('p', { class: 'drawn' }, '–');
  let angle = 0;
  const single = (field) => (field.startsWith('n') ? Number(field.slice(1)) : undefined);
  return {
    element: h('div', { class: 'wheel-box' }, wheel, number),
    name,
    tabs: ['numbers', 'splits', 'streets', 'corners', 'lines'],
    part: (field) => INSIDE_PARTS[/^[a-z]+(?=\d)/.exec(field)?.[0]] ?? 'outside',
    bare: (field) => single(field) !== undefined || insideNumbers(field) !== undefined,
    tone(field) {
      if (single(field) !== undefined) return colourOf(single(field));
      return insideNumbers(field) ? 'inside' : 'outside';
    },
    place(field) {
      const at = single(field);
      return at ? [Math.ceil(at / 3) + 1, 3 - ((at - 1) % 3)] : undefined;
    },
    describe,
    mark: (outcome) => ({ text: count(outcome), tone: colourOf(outcome) }),
    show(outcome, { moving, opens }) {
      number.textContent = outcome === null ? '…' : count(outcome);
      number.className = `drawn ${outcome === null ? '' : colourOf(outcome)}`;
      if (outcome === null && !opens) return;
      angle = outcome === null ? angle - 1080 : Math.floor(angle / 360) * 360 - 720 + angleOf(outcome);
      turning.style.transition = moving
        ? `transform ${outcome === null ? 3 : 2}s ${outcome === null ? 'linear' : 'ease-out'}`
        : 'none';
      turning.style.transform = `rotate(${angle}deg)`;
    },
  };
}

export function sicBo(words) {
  const { t, count } = words;
  const { name, describe } = liveWords('sic-bo', words);
  const dice = h(
    'div',
    { class: 'dice', role: 'img', 'aria-label': t('live.open') },
    [5, 3, 6].map((value) => drawing(dieArt(value))),
  );
  return {
    element: dice,
    name,
    part: (field) => (/^triple\d/.test(field) ? 'triples' : (DICE_ROWS[/^[a-z]+(?=\d)/.exec(field)?.[0]] ?? 'outside')),
    bare: () => false,
    tone: (field) => (field.startsWith('die') ? 'die-field' : 'outside'),
    describe,
    mark: (outcome) => ({
      text: count(sumOf(outcome)),
      tone: sumOf(outcome) > 10 ? 'banker' : '',
    }),
    show(outcome, { moving, opens }) {
      dice.classList.toggle('shaking', moving && opens);
      if (outcome === null) return dice.setAttribute('aria-label', t('live.open'));
      dice.replaceChildren(...outcome.map((value) => drawing(dieArt(value))));
      dice.setAttribute('aria-label', describe(outcome));
    },
  };
}

export function dragonTiger(words) {
  const { t } = words;
  const { name, describe } = liveWords('dragon-tiger', words);
  const places = ['dragon', 'tiger'].map((side) => {
    const cards = h('div', { class: 'cards' }, drawing(cardArt()));
    return {
      side,
      cards,
      element: h(
        'section',
        { class: `hand ${side}`, 'aria-label': t(`live.field.${side}`) },
        h('h2', {}, t(`live.field.${side}`)),
        cards,
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
    tone: (field) => ({ dragon: 'banker', tiger: 'player', tie: 'tie' })[field],
    describe,
    mark: (outcome) => ({
      text: t(`live.field.${winnerOf(outcome)}`).slice(0, 1),
      tone: { dragon: 'banker', tie: 'tie', tiger: '' }[winnerOf(outcome)],
    }),
    show(outcome) {
      for (const [index, { side, cards, element }] of places.entries()) {
        const card = outcome?.[index];
        cards.replaceChildren(
          card === undefined
            ? drawing(cardArt())
            : h('span', { role: 'img', 'aria-label': cardName(words, card) }, drawing(cardArt(card))),
        );
        element.classList.toggle('wins', outcome !== null && winnerOf(outcome) === side);
      }
    },
  };
}
