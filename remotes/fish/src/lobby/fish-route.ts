import { preloadLobby } from '@atrium/lobby/preload-lobby';
import { fish } from './fish.state.ts';

export { Page } from './fish-page.tsx';
export const preload = preloadLobby(fish);
