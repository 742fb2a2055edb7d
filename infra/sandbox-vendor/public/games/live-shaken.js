import { beadsArt, cupArt, discArt, faceArt } from '../art/faces.js';
import { drawing, h } from '../frame/dom.js';
import { FACES, fanOf, liveWords, sumOf } from './live-words.js';

/** A picture of what was shaken, with its text for those who do not see it. */
function tray(words, describe, className, closed, open) {
  const element = h('div', { class: className, role: 'img', 'aria-label': words.t('live.open') }, closed());
  return {
    element,
    show(outcome, { moving, opens }) {
      element.classList.toggle('shaking', moving && opens);
      element.replaceChildren(...(outcome === null ? closed() : open(outcome)));
      element.setAttribute('aria-label', outcome === null ? words.t('live.open') : describe(outcome));
    },
  };
}

export function seDie(words) {
  const { name, describe } = liveWords('se-die', words);
  const closed = () => [1, 0, 1, 0].map((red) => drawing(discArt(red)));
  return {
    name,
    describe,
    ...tray(words, describe, 'dice', closed, (discs) => discs.map((red) => drawing(discArt(red)))),
    bare: () => false,
    tone: (field) => (field === 'odd' || field === 'even' ? 'outside' : 'die-field'),
    mark: (discs) => ({ text: words.count(sumOf(discs)), tone: sumOf(discs) % 2 === 1 ? 'banker' : '' }),
  };
}

export function fanTan(words) {
  const { name, describe } = liveWords('fan-tan', words);
  return {
    name,
    describe,
    ...tray(
      words,
      describe,
      'tray',
      () => [drawing(cupArt())],
      (beads) => [drawing(beadsArt(beads))],
    ),
    bare: () => false,
    tone: (field) => (field.startsWith('fan') ? 'die-field' : field.startsWith('nim') ? 'nim' : 'outside'),
    mark: (beads) => ({ text: words.count(fanOf(beads)), tone: fanOf(beads) % 2 === 1 ? 'banker' : '' }),
  };
}

export function fishPrawnCrab(words) {
  const { name, describe } = liveWords('fish-prawn-crab', words);
  const closed = () => [1, 2, 5].map((die) => drawing(faceArt(die)));
  return {
    name,
    describe,
    ...tray(words, describe, 'dice', closed, (dice) => dice.map((die) => drawing(faceArt(die)))),
    bare: () => false,
    tone: (field) => (FACES.includes(field) ? 'die-field' : 'outside'),
    mark: (dice) => ({ text: dice.join(''), tone: dice.every((die) => die === dice[0]) ? 'tie' : '' }),
  };
}
