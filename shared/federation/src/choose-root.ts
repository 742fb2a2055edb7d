import { isRoot, isSignedBy, type SignedRoot } from '@atrium/contracts/trusted-root';
import { keepRoot, keptRoot } from './snapshot-store.ts';

/**
 * The root to start with: that of the page, or the newer one that this browser has seen, where a root key of the page's
 * vouches for it. Source: 13-04.
 */
export async function chooseRoot(
  fromPage: unknown,
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
): Promise<SignedRoot | undefined> {
  if (!isRoot(fromPage)) return undefined;
  const kept = keptRoot(storage);
  if (isRoot(kept) && kept.version > fromPage.version && (await isSignedBy(kept, fromPage.rootKeys))) return kept;
  keepRoot(storage, fromPage);
  return fromPage;
}
