import { oval } from '../shape.ts';
import { coinPile } from './coin-pile.ts';
import { floor, type Good, niche } from './good.ts';

export const coins: Good = {
  colours: ['#14281f', '#2c6748', '#43855c', '#f0be52', '#c53a2b'],
  scene: (c) =>
    niche(c, 160, 18, 94) +
    floor(c, 168) +
    c.fill(oval(176, 186, 128, 14), c.ink, 'fill-opacity=".3"') +
    coinPile(c, 92, 172, 3) +
    coinPile(c, 230, 172, 4) +
    coinPile(c, 160, 182, 7),
};
