import type { Good } from './good.ts';

const CANOPY =
  'M52,122C58,62 104,28 160,28S262,62 268,122C250,106 226,106 214,122C200,106 176,106 160,122C144,106 120,106 106,122C94,106 70,106 52,122z';
const DROPS: readonly (readonly [number, number])[] = [
  [30, 40],
  [62, 24],
  [20, 110],
  [292, 52],
  [262, 22],
  [300, 122],
  [46, 170],
  [284, 176],
];

export const umbrella: Good = {
  colours: ['#10242b', '#3f8a91', '#5aa2a6', '#e5623d', '#f6d04d'],
  scene: (c) =>
    DROPS.map(([x, y]) => c.line(`M${x},${y}l-8,20`, c.ground2, 6)).join('') +
    c.fill('M0,196H320V220H0z', c.shade(c.ground, 0.42)) +
    c.line('M160,20V30', c.light, 7) +
    c.line('M160,104V176a16,16 0 0 0 32,0', c.shade(c.light, 0.25), 8) +
    c.cast(CANOPY, 12, 10) +
    c.duo(CANOPY, c.hero, 12) +
    c.fill('M160,28C132,50 110,84 106,122C120,106 144,106 160,122z', c.accent) +
    c.fill('M160,28C188,50 210,84 214,122C200,106 176,106 160,122z', c.shade(c.accent, 0.24)),
};
