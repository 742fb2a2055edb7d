import { followRoots, isRoot, ROOT_PATH, type SignedRoot } from '@atrium/contracts/trusted-root';

const ANSWER_TIMEOUT_MS = 5_000;

/**
 * The newest root that follows from the one that this browser trusts: asked for when a snapshot is signed by a key that the
 * page does not know, after a rotation or days of sleep. The same root where nobody answers. Source: 13-04.
 */
export async function renewRoot(
  current: SignedRoot,
  ask: (address: string) => Promise<Response> = (address) =>
    fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }),
): Promise<SignedRoot> {
  try {
    const answer = await ask(ROOT_PATH);
    const chain: unknown = answer.ok ? await answer.json() : [];
    return await followRoots(current, Array.isArray(chain) ? chain.filter(isRoot) : []);
  } catch {
    return current;
  }
}
