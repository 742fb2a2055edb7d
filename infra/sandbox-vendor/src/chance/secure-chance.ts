import { randomFillSync } from 'node:crypto';
import { type Chance, chanceFrom } from './chance.ts';

const POOL_WORDS = 1024;

/** Chance for play: words of the operating system's generator, fetched in blocks because each fetch is a system call. */
export function secureChance(): Chance {
  const pool = new Uint32Array(POOL_WORDS);
  let next = POOL_WORDS;
  return chanceFrom(() => {
    if (next === POOL_WORDS) {
      randomFillSync(pool);
      next = 0;
    }
    const word = pool[next] as number;
    pool[next++] = 0;
    return word;
  });
}
