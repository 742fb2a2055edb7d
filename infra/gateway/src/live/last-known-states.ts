import type { States } from '../platform/live.ts';

/** Which state of each thing was told last, by whichever process. */
export interface ToldStates {
  last(key: string): string | undefined;
  /** False when all of them are what was told last. */
  note(states: States): boolean;
}

export function createToldStates(): ToldStates {
  const told = new Map<string, string>();
  return {
    last: (key) => told.get(key),
    note(states) {
      const news = Object.entries(states).filter(([key, state]) => told.get(key) !== state);
      for (const [key, state] of news) told.set(key, state);
      return news.length > 0;
    },
  };
}
