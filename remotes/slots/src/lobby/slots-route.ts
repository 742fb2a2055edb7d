import { preloadLobby } from '@atrium/lobby/preload-lobby';
import { slots } from './slots.state.ts';

export { Page } from './slots-page.tsx';
export const preload = preloadLobby(slots);
