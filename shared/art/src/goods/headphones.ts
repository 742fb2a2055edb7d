import { box } from '../shape.ts';
import { floor, glow, type Good } from './good.ts';

const BAND = 'M66,148V124a94,94 0 0 1 188,0v24h-18V124a76,76 0 0 0 -152,0v24z';

export const headphones: Good = {
  colours: ['#33111e', '#e5868c', '#efa6a3', '#2e6b4a', '#f6d876'],
  scene: (c) =>
    glow(c, 160, 118, 74) +
    floor(c, 192) +
    c.cast(BAND, 12, 8) +
    c.duo(BAND, c.light, 5, 0.24) +
    c.fill('M84,124a76,76 0 0 1 152,0h-8a68,68 0 0 0 -136,0z', '#c53a2b') +
    [56, 214]
      .map((x, at) => {
        const cup = box(x, 122, 50, 76, 18);
        return (
          c.cast(cup, 10, 6) +
          c.duo(cup, c.hero, 9, 0.34) +
          c.fill(box(at ? x - 12 : x + 44, 130, 18, 60, 8), '#1c3329') +
          c.fill(box(at ? x + 18 : x + 12, 142, 20, 36, 8), c.accent)
        );
      })
      .join(''),
};
