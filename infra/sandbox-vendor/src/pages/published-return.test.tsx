// @ts-expect-error The page's own scripts, without types: they are the ones that members' browsers run.
import { rulesOf } from '../../public/book/rules.js';
// @ts-expect-error As above.
import { createWords } from '../../public/frame/words.js';
// @ts-expect-error As above.
import { paySheet } from '../../public/games/slot-pays.js';
import { pickMechanic } from '../pick-mechanic.ts';
import { wordsOf } from '../languages.ts';

const words = createWords({ words: wordsOf('en'), language: 'en', currency: 'P', mode: 'real' });
const textOf = (parts: Node[]) => parts.map(({ textContent }) => textContent).join('\n');

it('[GM-02] a slot shows its return above its pays', () => {
  const data = pickMechanic('RNG', 'CPL-1');
  const text = textOf(paySheet({ data, words, art: () => document.createElement('i'), nameOf: () => 'A' }));
  expect(text).toContain(words.perCent(data.publishedReturn[0]));
});

it('[GM-02] a book shows the most and the least that its prices return', () => {
  const data = pickMechanic('SPORTS', 'CPL-9');
  const text = textOf(rulesOf({ data, words }));
  for (const share of data.publishedReturn) expect(text).toContain(words.perCent(share));
});
