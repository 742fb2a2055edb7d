import type { PoolRules } from '../../pool.ts';

/** Mark Six, entries of HK$10. The reserve for snowball draws is a number of the house. Source: domain.md 4.6. */
export const MARK_SIX_POOL: PoolRules = {
  unitMinor: 1_000n,
  fund: '27/50',
  reserve: '3/50',
  fixed: { fourth: 960_000n, fifth: 64_000n, sixth: 32_000n, seventh: 4_000n },
  shares: { first: '9/20', second: '3/20', third: '2/5' },
  sharesOf: 'rest',
  least: { first: 800_000_000n },
  unwon: 'highest',
};

/** Singapore TOTO, entries of S$1. Parts are of the whole fund. Source: domain.md 4.9. */
export const TOTO_POOL: PoolRules = {
  unitMinor: 100n,
  fund: '27/50',
  reserve: '0',
  fixed: { group5: 5_000n, group6: 2_500n, group7: 1_000n },
  shares: { group1: '19/50', group2: '2/25', group3: '11/200', group4: '3/100' },
  sharesOf: 'fund',
  least: { group1: 100_000_000n },
  unwon: 'same',
};

/** Vietlott 6/45, entries of 10,000 đ. Fixed prizes and least jackpot are numbers of the house. */
export const LOTTO45_POOL: PoolRules = {
  unitMinor: 1_000_000n,
  fund: '11/20',
  reserve: '0',
  fixed: { first: 1_000_000_000n, second: 30_000_000n, third: 3_000_000n },
  shares: { jackpot: '1' },
  sharesOf: 'rest',
  least: { jackpot: 1_200_000_000_000n },
  unwon: 'same',
};

/** Vietlott 6/55, entries of 10,000 đ. Fixed prizes, parts and least jackpots are numbers of the house. */
export const LOTTO55_POOL: PoolRules = {
  unitMinor: 1_000_000n,
  fund: '11/20',
  reserve: '0',
  fixed: { first: 4_000_000_000n, second: 50_000_000n, third: 5_000_000n },
  shares: { jackpot1: '9/10', jackpot2: '1/10' },
  sharesOf: 'rest',
  least: { jackpot1: 3_000_000_000_000n, jackpot2: 300_000_000_000n },
  unwon: 'same',
};
