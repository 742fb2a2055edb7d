import { createLobby } from '@atrium/lobby/create-lobby';
import type { Category } from '@atrium/contracts/game-categories';
import { host } from '@atrium/host';

/** Categories whose vendors use the seamless wallet, in the order of their groups. */
export const SEAMLESS_CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
] as const satisfies readonly Category[];

/** One lobby per category, so that each keeps its state. */
export const seamless = Object.fromEntries(
  SEAMLESS_CATEGORIES.map((category) => [category, createLobby({ category, path: '/seamless' })]),
);

export const leave = (): void => host().navigate('/');
