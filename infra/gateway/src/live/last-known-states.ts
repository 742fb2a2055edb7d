import type { States } from '../platform/live.ts';

/** The last published state of each thing, from any process. */
export interface LastKnownStates {
  last(key: string): string | undefined;
  /** Stores the states; false when all of them were already the last known ones. */
  note(states: States): boolean;
}

export function createLastKnownStates(): LastKnownStates {
  const known = new Map<string, string>();
  return {
    last: (key) => known.get(key),
    note(states) {
      const news = Object.entries(states).filter(([key, state]) => known.get(key) !== state);
      for (const [key, state] of news) known.set(key, state);
      return news.length > 0;
    },
  };
}
