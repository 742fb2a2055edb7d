import { readFileSync } from 'node:fs';
import { measures } from './measures.ts';

const sheet = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);

it('has a value for every measure, and the first picture reads all of them', () => {
  const named = namesIn(JSON.stringify(measures), /var\((--[\w-]+)\)/g);
  const [everywhere = '', onPhones = ''] = sheet('measures.css').split('@media');
  expect(namesIn(everywhere, /(--[\w-]+):/g)).toEqual(named);
  expect(named).toEqual(expect.arrayContaining(namesIn(onPhones, /(--[\w-]+):/g)));
  expect(named.filter((name) => !sheet('first-picture.css').includes(`var(${name})`))).toEqual([]);
});
