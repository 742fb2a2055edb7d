/** Highlights what is waiting. */
export const TONES = { waiting: 'warn', answered: 'good', closed: 'calm' } as const;
