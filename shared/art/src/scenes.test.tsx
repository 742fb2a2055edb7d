import { avatar, headNames } from './avatar.ts';
import { categoryIcon } from './category-icon.ts';
import { hallNames, hallScene } from './hall.ts';
import { heroNames, heroScene } from './hero.ts';
import { lotteryBall } from './lottery-ball.ts';
import { promotionKinds, promotionPicture } from './promotion-picture.ts';
import { rankEmblem } from './rank-emblem.ts';
import { rewardPicture, rewardPictures } from './reward-picture.ts';
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
  ...[...rewardPictures, 'constructor'].map((name): [string, string] => [`reward ${name}`, rewardPicture(name)]),
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

it('draws each reward differently, and a parcel for a name without a drawing', () => {
  const shapes = (name: string) => rewardPicture(name).replaceAll(/r[0-9a-z]+\d(?=[")])/g, '');
  expect(new Set(rewardPictures.map(shapes)).size).toBe(rewardPictures.length);
  expect(shapes('espresso-machine')).toBe(shapes('gift'));
});

it('inlined scenes use the colours of the brand, and scenes with colours of their own are self-contained', () => {
  expect(heroScene('quay')).toContain('var(--hero-lamp)');
  expect(heroScene('quay', lights)).not.toContain('var(');
  expect(hallScene('gates', lights)).not.toContain('var(');
});

it.each(hallNames)('[2.2-02] the arcade of %s goes on at both sides of the picture, for wide windows', (name) => {
  const outer = [...hallScene(name).matchAll(/<use href="#([a-z]+-bay\d)" x="(-?\d+)"/g)];
  expect(hallScene(name)).toContain(`id="${outer[0]![1]}"`);
  expect(outer.filter(([, , x]) => Number(x) < 0)).toHaveLength(4);
  expect(outer.filter(([, , x]) => Number(x) > 0)).toHaveLength(4);
});

it('a white word mark is white only, a coloured one has its own background', () => {
  const colours = (svg: string) => new Set([...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map((hit) => hit[1]));
  for (const vendor of vendors) {
    expect([...colours(wordMark(vendor.code, { tone: 'white' }))]).toEqual(['#ffffff']);
    expect(colours(wordMark(vendor.code)).size).toBeGreaterThan(1);
  }
});

it('an emblem is built on with its rank, and ranks above the last one share it', () => {
  const shapes = (level: number) => rankEmblem(level).replaceAll(/rank\d+/g, '');
  expect(new Set([1, 2, 3, 4, 5, 6].map(shapes)).size).toBe(6);
  expect([0, 7, 12].map(shapes)).toEqual([1, 6, 6].map(shapes));
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
