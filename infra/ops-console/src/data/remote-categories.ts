import type { VendorBusiness } from '@atrium/contracts/operator-business';

/** What is played through a remote: categories of games, or kinds of lotteries. None for a centre, or a vertical that is not listed yet. */
const PLAYED: Readonly<Record<string, readonly string[]>> = {
  slots: ['RNG'],
  live: ['LIVE'],
  fish: ['FISH'],
  pvp: ['PVP'],
  sports: ['SPORTS', 'ESPORTS'],
  lottery: ['LOTT', 'ELOTT'],
  vnlottery: ['VN'],
  'sea-lottery': ['SEA'],
};
const LOTTERIES: readonly string[] = ['LOTT', 'ELOTT'];

/** Whether a vendor's games are played through a remote; undefined for a remote without games. */
export function vendorsOf(remote: string): ((vendor: VendorBusiness) => boolean) | undefined {
  const kinds = PLAYED[remote];
  if (!kinds) return undefined;
  return ({ category, accountType }) => kinds.includes(LOTTERIES.includes(category) ? accountType : category);
}
