import { createHmac } from 'node:crypto';
import { draw } from '@atrium/lottery-rules/draw';
import { formatResult } from '@atrium/lottery-rules/result-text';
import type { ResultProvider } from './result-provider.ts';

/**
 * Two sources for development: both report the same made-up numbers at the time of the real draw. They prove nothing; a
 * production gateway has none of them.
 */
export const developmentFeed = (): ResultProvider[] =>
  ['development-feed-1', 'development-feed-2'].map((name) => ({
    name,
    resultOf: async ({ gameCode, issue, family }) => {
      let count = 0;
      return formatResult(
        draw(family, (below) => {
          count += 1;
          const digest = createHmac('sha256', `${gameCode} ${issue}`).update(String(count)).digest();
          return digest.readUInt32BE(0) % below;
        }),
      );
    },
  }));
