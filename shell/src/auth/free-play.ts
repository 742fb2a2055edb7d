/** Starts a trial session; its code comes when somebody asks for one. */
export const startFreePlay = async (): Promise<void> => (await import('./enter-free-play.ts')).enterFreePlay();
