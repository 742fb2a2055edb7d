import type { Motif } from '../motif.ts';

export const moon: Motif = (c, col) => c.duo('M14,-52A54,54 0 1 0 46,34A44,44 0 1 1 14,-52z', col, 5);
