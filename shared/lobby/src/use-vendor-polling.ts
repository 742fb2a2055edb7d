import { usePolling } from '@atrium/host/use-polling';

/** The gateway follows a vendor's feed for pages that keep asking, and a vendor that was down may be back. */
const POLL_INTERVAL_MS = 30_000;

/** Reads a vendor's data again while the page is visible; changes that the gateway announces belong into the resource's `staleOn`. */
export const useVendorPolling = (reload: () => Promise<void>): void => usePolling(reload, POLL_INTERVAL_MS);
