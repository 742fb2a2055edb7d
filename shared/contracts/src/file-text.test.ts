import * as v from 'valibot';
import { FileText } from './file-text.ts';

it.each(['QQ==', 'QUI=', 'QUJD', '/+8=', `${'A'.repeat(8_000_000)}==`])('accepts base64 %#', (text) => {
  // As in a process that has run for a while, so that the pattern is compiled.
  for (let time = 0; time < 20; time++) expect(v.is(FileText, text)).toBe(true);
});

it.each([
  '',
  '=',
  '==',
  'Q===',
  'Q=Q=',
  'QQ==\n',
  'QU JD',
  'QU-_',
  'data:image/png;base64,QQ==',
  `${'A'.repeat(8_000_000)}!==`,
])('refuses anything else %#', (text) => {
  expect(v.is(FileText, text)).toBe(false);
});
