import { officeThings } from './empty-office.ts';
import { playThings } from './empty-play.ts';
import { box, disc, far, fill, mid, near, sky } from './empty-strokes.ts';

/** The kind of content that is missing. */
export type EmptyName = keyof typeof playThings | keyof typeof officeThings;
const things: Readonly<Record<EmptyName, string>> = { ...playThings, ...officeThings };
export const emptyNames = Object.keys(things) as EmptyName[];

/** A niche of the arcade with one thing in it, 200 x 152, in the brand's lights: inline it. */
export function emptyScene(name: EmptyName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 152" width="200" height="152" aria-hidden="true">${
    fill('M26,138V82a74,74 0 0 1 148,0V138z', mid) +
    fill('M36,138V82a64,64 0 0 1 128,0V138z', sky) +
    (name === 'fault' ? '' : fill(disc(100, 88, 50), far, 0.55)) +
    fill('M36,138V82A64,64 0 0 1 46,47.7V138z', near, 0.28) +
    fill(box(36, 128, 128, 10), near, 0.35) +
    things[name] +
    fill(box(14, 137, 172, 7), near) +
    fill(box(6, 144, 188, 6), mid)
  }</svg>`;
}
