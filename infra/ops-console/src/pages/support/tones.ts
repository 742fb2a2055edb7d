/** What waits is marked; what is done is not. */
export const TONES = { waiting: 'warn', answered: 'good', closed: 'calm' } as const;
