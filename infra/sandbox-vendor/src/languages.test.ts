import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { SEAMLESS_REFUSALS } from '@atrium/contracts/seamless';
import { type Words, wordsOf } from './languages.ts';

function texts(words: Words, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : texts(value, `${path}${key}.`),
  );
}

const english = texts(wordsOf('en'));

it.each(FINISHED_TAGS)('%s has every text with its values', (language) => {
  const own = new Map(texts(wordsOf(language)));
  expect([...own.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  const values = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  for (const [key, text] of english) expect([key, values(own.get(key) as string)]).toEqual([key, values(text)]);
});

it.each(FINISHED_TAGS.filter((language) => language !== 'en'))(
  '%s is a translation: hardly a sentence is the English one',
  (language) => {
    const own = new Map(texts(wordsOf(language)));
    const same = english.filter(
      ([key, text]) => text.split(' ').length > 3 && !text.startsWith('{') && own.get(key) === text,
    );
    expect(same).toEqual([]);
  },
);

it('has a sentence for every refusal of the wallet that can meet a bet', () => {
  const notForBets = [
    'TXN_NOT_FOUND',
    'TXN_ROLLED_BACK',
    'TXN_CANCELLED',
    'ROUND_CLOSED',
    'BET_ALREADY_SETTLED',
    'TEMPORARY_ERROR',
  ];
  const { refused } = wordsOf('en') as { refused: Words };
  for (const code of SEAMLESS_REFUSALS) expect([code, code in refused]).toEqual([code, !notForBets.includes(code)]);
});
