/** Starts a trial session; its code is loaded on request. */
export const startFreePlay = async (): Promise<void> => (await import('./enter-free-play.ts')).enterFreePlay();
