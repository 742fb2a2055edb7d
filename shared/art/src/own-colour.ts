import type { Canvas } from './canvas.ts';
import { distance } from './colour.ts';

const own: Record<string, string> = {
  lemon: '#f4cd48',
  cherry: '#c8352b',
  clover: '#4f9a5c',
  melon: '#d8493f',
  lantern: '#c8352b',
  moon: '#f6e3ae',
  sun: '#f5bd45',
  coin: '#eab648',
  crown: '#efbd4e',
  bell: '#efb84a',
  seven: '#c8352b',
  fox: '#e98a3e',
  tiger: '#f1a33c',
  hare: '#efdcbc',
  owl: '#e0a04a',
  bear: '#a9683c',
  bull: '#b5713f',
  koi: '#e4643a',
  dragon: '#3f8f62',
  frog: '#6aa84f',
  lion: '#e2a640',
  anchor: '#efb84a',
  rose: '#c8354a',
  leaf: '#4f9a5c',
};

/** Things keep their own colour (lemons are yellow) unless it is too close to the background. */
export function ownColour(c: Canvas, thing: string): string {
  const colour = own[thing];
  return colour && distance(colour, c.ground) > 74 && distance(colour, c.ground2) > 48 ? colour : c.hero;
}
