import { box } from '../shape.ts';
import { card } from '../things/card.ts';
import { pip } from '../things/pip.ts';
import { floor, glow, type Good } from './good.ts';

const PACK = box(44, 50, 96, 136, 6);

export const playingCards: Good = {
  colours: ['#0f2233', '#2f6f9f', '#4a8ab6', '#b3332a', '#efc35c'],
  scene: (c) =>
    glow(c, 170, 110, 92) +
    floor(c, 182) +
    c.at(200, 118, 0.86, card(c, 'diamond', '9'), -8) +
    c.at(232, 116, 0.86, card(c, 'club', 'K'), 6) +
    c.at(262, 124, 0.86, card(c, 'heart', 'A'), 20) +
    // The box that the cards are taken from.
    c.cast(PACK, 14, 8) +
    c.duo(PACK, c.hero, 9) +
    c.fill('M44,74V56q0,-6 6,-6h84q6,0 6,6V74L92,92z', c.shade(c.hero, 0.28)) +
    c.fill(box(56, 98, 72, 76, 4), c.accent) +
    c.at(92, 136, 0.86, c.fill(pip.spade, '#231f1c')),
};
