/** Its own file: the kit has the name, each remote the texts. */
export const LOBBY_NAMESPACE = 'lobby';
