import { jackpots } from '@atrium/contracts/jackpots';
import { growJackpots } from '../jackpots/jackpot-jobs.ts';
import { type Effect, reads } from './effect.ts';

export const jackpotsEffects: readonly Effect[] = [
  reads(jackpots, {
    as: 'visitor',
    ask: () => ({ query: {} }),
    change: async ({ app, sql }) => {
      await sql(
        `INSERT INTO jackpots (id, texts, vendor_code, currency, contribution_ppm, next_percent, seed, must_hit_by, position, starts_at)
         SELECT 'effect', '{"en": {"title": "Effect"}}', code, 'PHP', 1000, 0, 77700, 99900, 1, $1 FROM vendors LIMIT 1`,
        app.clock.now(),
      );
      await growJackpots(app.parts);
    },
    shows: ({ running }) => running.some(({ id, amount }) => id === 'effect' && amount === '77700'),
  }),
];
