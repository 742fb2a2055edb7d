import type { PoolRules } from '../../pool.ts';

/**
 * Mark Six, entries of HK$10. The reserve for snowball draws, and the draws between two of them, are numbers of the house. Source:
 * domain.md 4.6.
 */
export const MARK_SIX_POOL: PoolRules = {
  unitMinor: '1000',
  fund: '27/50',
  reserve: '3/50',
  releaseAfterDraws: 16,
  fixed: { fourth: '960000', fifth: '64000', sixth: '32000', seventh: '4000' },
  shares: { first: '9/20', second: '3/20', third: '2/5' },
  highest: 'first',
  sharesOf: 'rest',
  least: { first: '800000000' },
  unwon: 'highest',
};

/** Singapore TOTO, entries of S$1. Parts are of the whole fund. Source: domain.md 4.9. */
export const TOTO_POOL: PoolRules = {
  unitMinor: '100',
  fund: '27/50',
  reserve: '0',
  fixed: { group5: '5000', group6: '2500', group7: '1000' },
  shares: { group1: '19/50', group2: '2/25', group3: '11/200', group4: '3/100' },
  highest: 'group1',
  sharesOf: 'fund',
  least: { group1: '100000000' },
  unwon: 'same',
};

/** Vietlott 6/45, entries of 10,000 đ. Fixed prizes and least jackpot are numbers of the house. */
export const LOTTO45_POOL: PoolRules = {
  unitMinor: '1000000',
  fund: '11/20',
  reserve: '0',
  fixed: { first: '1000000000', second: '30000000', third: '3000000' },
  shares: { jackpot: '1' },
  highest: 'jackpot',
  sharesOf: 'rest',
  least: { jackpot: '1200000000000' },
  unwon: 'same',
};

/** Vietlott 6/55, entries of 10,000 đ. Fixed prizes, parts and least jackpots are numbers of the house. */
export const LOTTO55_POOL: PoolRules = {
  unitMinor: '1000000',
  fund: '11/20',
  reserve: '0',
  fixed: { first: '4000000000', second: '50000000', third: '5000000' },
  shares: { jackpot1: '9/10', jackpot2: '1/10' },
  highest: 'jackpot1',
  sharesOf: 'rest',
  least: { jackpot1: '3000000000000', jackpot2: '300000000000' },
  unwon: 'same',
};
