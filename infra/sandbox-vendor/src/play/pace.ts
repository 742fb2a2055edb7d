import type { Mechanic } from '../mechanics/mechanic.ts';
import type { Launch } from '../store/sessions.ts';

type Portal = Pick<Launch, 'pace'>;

/** Least milliseconds between the starts of two rounds; turbo shortens it only where the portal allows turbo (GM-12). */
export function shortestRoundMs({ minimumRoundMs, turboRoundMs }: Mechanic, { pace }: Portal): number {
  return pace?.turbo && turboRoundMs !== undefined ? turboRoundMs : minimumRoundMs;
}

/** What the page of a game offers to speed play up; nothing where the portal is silent. */
export function paceOf({ kind, turboRoundMs }: Mechanic, { pace }: Portal) {
  const turbo = pace?.turbo === true && turboRoundMs !== undefined;
  return { autoplay: pace?.autoplay === true && kind === 'slot', ...(turbo ? { turboRoundMs } : {}) };
}
