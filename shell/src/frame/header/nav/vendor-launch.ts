import type { VendorCard } from '@atrium/contracts/vendor-cards';
import type { LaunchObject } from '@atrium/host';

/** The launch of a vendor itself, without a game. */
export const launchOfVendor = (vendor: VendorCard): LaunchObject => ({
  code: vendor.directGameId ?? vendor.vassalage,
  ...(vendor.directGameId && { gameId: vendor.directGameId }),
  name: vendor.displayName,
  defaultPlayType: null,
  accountTypeName: vendor.accountTypeName,
  gameType: vendor.gameType,
  isGame: vendor.isGame,
  vassalage: vendor.vassalage,
});
