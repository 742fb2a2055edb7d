import { linesOf, posterDrawing } from './invite-poster.ts';

const POSTER = {
  brand: 'Harbour <House>',
  title: 'Play with me & win',
  text: 'Scan the code.',
  link: 'https://portal.test/register?referralCode=member1',
  code: 'member1',
  direction: 'ltr' as const,
};
const THEME = {
  ground: '#102030',
  surface: '#203040',
  text: '#ffffff',
  muted: '#cccccc',
  accent: '#ddaa33',
  display: '"Brand Sans", sans-serif',
  body: 'sans-serif',
};
const drawn = async (poster: object = {}) =>
  new DOMParser().parseFromString(await posterDrawing({ ...POSTER, ...poster }, THEME), 'image/svg+xml');

it('[11-23] draws brand, invitation, code and the link as a QR code in the colours of the theme', async () => {
  const poster = await drawn();
  expect(poster.querySelector('parsererror')).toBeNull();
  const texts = [...poster.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Harbour <House>',
    'Play with me & win',
    'Scan the code.',
    'member1',
    'portal.test/register?referralCode=member1',
  ]);
  expect(poster.querySelector('rect')!.getAttribute('fill')).toBe(THEME.ground);
  const modules = (document: Document) => document.querySelector('path[transform]')!.getAttribute('d');
  expect(modules(poster)!.match(/M/g)!.length).toBeGreaterThan(200);
  expect(modules(await drawn({ link: 'https://portal.test/register?referralCode=other' }))).not.toBe(modules(poster));
  expect((await drawn({ direction: 'rtl' })).querySelector('text')!.getAttribute('direction')).toBe('rtl');
});

it('breaks a long invitation between words', () => {
  expect(linesOf('one two three', 7)).toEqual(['one two', 'three']);
  expect(linesOf('unbreakable no', 5)).toEqual(['unbreakable', 'no']);
});
