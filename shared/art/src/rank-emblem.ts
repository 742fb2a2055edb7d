import { masonOf } from './ranks/mason.ts';
import { portals } from './ranks/portals.ts';
import { oval } from './shape.ts';

/** Ranks begin at level 1; ranks above the last portal share it. */
const portalOf = (level: number) => portals[Math.max(0, Math.min(level, portals.length) - 1)]!;

/** Emblem of a rank level, 144 x 160: a gate that is built on from rank to rank, up to three gates under a crown. */
export function rankEmblem(level: number): string {
  const { stone, foot, build } = portalOf(level);
  const mason = masonOf(stone, `rank${level}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-72 -84 144 160" width="144" height="160" aria-hidden="true">${mason.fill(oval(6, foot - 1, 62, 7), mason.ink, 0.3)}${build(mason)}</svg>`;
}
