import type { LaunchSelection } from '@atrium/contracts/launch-selection';
import type { VendorCard } from '@atrium/contracts/vendor-cards';
import { host } from '@atrium/host';

/** Launches a vendor that is one game (sports vendors launch directly, specification 2.3), its book with a selection in the slip. */
export function launchVendor(vendor: VendorCard, selection?: LaunchSelection): Promise<void> {
  const { vassalage, displayName, accountTypeName, gameType, isGame, directGameId } = vendor;
  return host().launch({
    code: vassalage,
    name: displayName,
    gameId: directGameId ?? undefined,
    defaultPlayType: null,
    accountTypeName,
    gameType,
    isGame,
    vassalage,
    ...(selection && { selection }),
  });
}
