/**
 * Their names are `jackpots` in `locales/demo`, by ID; amounts in minor units, contributions in millionths of a stake. The large
 * one grows for weeks, the small one drops after some minutes of play.
 */
export const JACKPOTS = [
  {
    id: 'harbour-grand',
    vendor: 'PG',
    games: [
      'PG-temple-of-nine-jade',
      'PG-palace-crown',
      'PG-golden-weir',
      'PG-tiger-at-the-gate',
      'PG-fire-pagoda',
      'PG-jade-summit',
    ],
    currency: 'PHP',
    contribution: 5_000,
    next: 20,
    seed: 50_000_000,
    by: 100_000_000,
  },
  {
    id: 'copper-mini',
    vendor: 'CPL',
    games: ['CPL-ember-fox', 'CPL-copper-sevens', 'CPL-lucky-horseshoe', 'CPL-gold-ingot-road'],
    currency: 'PHP',
    contribution: 20_000,
    next: 10,
    seed: 20_000,
    by: 50_000,
  },
] as const;
