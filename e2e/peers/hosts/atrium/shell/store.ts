import type { Snapshot, TrustedKey } from '@atrium/contracts/snapshot';

/** Returns what loads the code of the remotes and starts their store, once. */
export function remotesOf(snapshot: Snapshot | undefined, keys: TrustedKey[]) {
  const start = async () => {
    const { startRemotes, follow, RemoteView } = await import('./remotes.tsx');
    return { federation: startRemotes(snapshot, keys), follow, RemoteView };
  };
  let started: ReturnType<typeof start> | undefined;
  return () => (started ??= start());
}
