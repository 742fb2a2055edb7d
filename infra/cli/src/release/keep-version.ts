import type { BuiltRemote } from '@atrium/build/build-all';

/** Puts what was built where every server of the site finds it; without a store it lies in the data folder already. */
export async function keepVersion(
  address: string | undefined,
  built: Pick<BuiltRemote, 'name' | 'version' | 'folder'>,
): Promise<void> {
  if (!address) return;
  const [{ openStore }, { uploadVersion }] = await Promise.all([
    import('@atrium/artefact-store/open-store'),
    import('@atrium/artefact-store/upload-version'),
  ]);
  const store = await openStore(address);
  try {
    await uploadVersion(store, built.folder, built);
  } finally {
    store.close();
  }
}
