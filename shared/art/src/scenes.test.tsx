import { avatar, headNames } from './avatar.ts';
import { categoryIcon } from './category-icon.ts';
import { hallNames, hallScene } from './hall.ts';
import { heroNames, heroScene } from './hero.ts';
import { lotteryBall } from './lottery-ball.ts';
import { promotionKinds, promotionPicture } from './promotion-picture.ts';
import { rankEmblem } from './rank-emblem.ts';
import { fixedPaint } from './scene-paint.ts';
import { vendors } from './vendors.ts';
import { vendorGlyph, wordMark } from './word-mark.ts';

const lights = fixedPaint({
  sky: '#8c4324',
  far: '#b8662f',
  mid: '#33201a',
  near: '#1a110c',
  lamp: '#f0c070',
  ink: '#fbeed6',
});
const categories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'];

const pictures: [string, string][] = [
  ...heroNames.map((name): [string, string] => [`hero ${name}`, heroScene(name)]),
  ...hallNames.map((name): [string, string] => [`hall ${name}`, hallScene(name)]),
  ...promotionKinds.map((kind): [string, string] => [`promotion ${kind}`, promotionPicture(kind, 'a')]),
  ...categories.map((category): [string, string] => [`category ${category}`, categoryIcon(category)]),
  ...headNames.map((head): [string, string] => [`avatar ${head}`, avatar('mara', head)]),
  ...Array.from({ length: 12 }, (_, level): [string, string] => [`rank ${level}`, rankEmblem(level)]),
  ...[0, 7, 45, 100].map((number): [string, string] => [`ball ${number}`, lotteryBall(number)]),
  ...vendors.flatMap((vendor): [string, string][] => [
    [`mark ${vendor.code}`, wordMark(vendor.code)],
    [`glyph ${vendor.code}`, vendorGlyph(vendor.code)],
  ]),
];

it.each(pictures)('%s is a well-formed picture', (_name, svg) => {
  const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(read.querySelector('parsererror')).toBeNull();
  expect(read.documentElement.getAttribute('viewBox')).toMatch(/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/);
  expect(svg).not.toMatch(/undefined|NaN/);
});

it('inlined scenes use the colours of the brand, and scenes with colours of their own are self-contained', () => {
  expect(heroScene('quay')).toContain('var(--hero-lamp)');
  expect(heroScene('quay', lights)).not.toContain('var(');
  expect(hallScene('gates', lights)).not.toContain('var(');
});

it('a white word mark is white only, a coloured one has its own background', () => {
  const colours = (svg: string) => new Set([...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map((hit) => hit[1]));
  for (const vendor of vendors) {
    expect([...colours(wordMark(vendor.code, { tone: 'white' }))]).toEqual(['#ffffff']);
    expect(colours(wordMark(vendor.code)).size).toBeGreaterThan(1);
  }
});

it('an emblem grows with its rank', () => {
  const leaves = (level: number) => rankEmblem(level).split('M0,-11').length;
  for (let level = 0; level < 8; level++) expect(leaves(level + 1)).toBeGreaterThan(leaves(level));
  expect(rankEmblem(3, '#ababab')).toContain('#ababab');
});

it('a ball shows its number in two digits', () => {
  expect(lotteryBall(7)).toContain('>07<');
  expect(lotteryBall(7, { pad: 1 })).toContain('>7<');
});

it('pictures are the same every time', () => {
  expect(promotionPicture('rank', 'spring')).toBe(promotionPicture('rank', 'spring'));
  expect(avatar('mara')).toBe(avatar('mara'));
  expect(avatar('mara')).not.toBe(avatar('jo'));
});
