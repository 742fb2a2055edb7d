import { createLobby } from '@atrium/lobby/create-lobby';

export const fish = createLobby({ category: 'FISH', path: '/fish' });
