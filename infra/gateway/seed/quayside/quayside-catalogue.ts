import type { Catalogue } from '../catalogue/seed-catalogue.ts';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import { VENDORS } from '../catalogue/vendors.ts';

/** Vendors that Quayside has a contract with, in the order of its shelves. */
const CODES = ['KOI', 'PG', 'VLT', 'CF', 'VT', 'MAR', 'DW', 'TID', 'TL'];
const GAMES_PER_VENDOR = 10;
/** Least and greatest stakes in dong; all are on the sandbox vendor's list. */
const STAKES: Readonly<Record<string, { minBet: number; maxBet: number }>> = {
  RNG: { minBet: 1_000, maxBet: 50_000 },
  LIVE: { minBet: 2_000, maxBet: 50_000 },
  FISH: { minBet: 1_000, maxBet: 20_000 },
  SPORTS: { minBet: 2_000, maxBet: 50_000 },
};

export function quaysideCatalogue(vendorPrefix: string): Catalogue {
  const vendors = CODES.map((code) => VENDORS.find((vendor) => vendor.code === code)!);
  const games = demoCatalogue();
  return {
    vendorPrefix,
    vendors,
    lotteries: [],
    games: vendors.flatMap(({ code, category }) =>
      games
        .filter(({ vendor }) => vendor === code)
        .slice(0, GAMES_PER_VENDOR)
        .map((game) => ({ ...game, ...STAKES[category] })),
    ),
  };
}
