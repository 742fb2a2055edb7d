import { canvasOf } from './canvas.ts';
import { seedOf, sequence } from './chance.ts';
import { ground } from './grounds.ts';
import { houseOf } from './house.ts';
import { ownColour } from './own-colour.ts';
import { type Head, headNames, heads } from './things/heads.ts';
import { vendors } from './vendors.ts';

export { type Head, headNames };

/**
 * A member's picture, 96 units: the chosen head, or one derived from the name; the colours are always derived from the
 * name.
 */
export function avatar(name: string, head?: Head): string {
  const seed = seedOf(`avatar|${name}`);
  const random = sequence(seed);
  const house = houseOf(vendors[Math.floor(random() * vendors.length)]!.code);
  const palette = house.palettes[Math.floor(random() * house.palettes.length)]!;
  const canvas = canvasOf(
    { id: name, category: 'avatar', title: '', vendor: house.code },
    house,
    palette,
    random,
    `v${seed.toString(36)}`,
  );
  const chosen = head ?? canvas.pick(headNames);
  const picture =
    ground(canvas, canvas.pick(['rays', 'rings', 'disc', 'fan'])) +
    canvas.at(120, 124, chosen === 'hare' ? 0.88 : 1, heads[chosen](canvas, ownColour(canvas, chosen)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="24 22 192 192" width="96" height="96" aria-hidden="true">${canvas.definitions()}${picture}</svg>`;
}
