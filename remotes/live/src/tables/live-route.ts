import { preloadLobby } from '@atrium/lobby/preload-lobby';
import { live } from './live.state.ts';

export { Page } from './live-page.tsx';
export const preload = preloadLobby(live);
