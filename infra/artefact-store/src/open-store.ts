import type { ArtefactStore } from './artefact-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** The store that an address names: `s3://bucket/prefix`, or a folder. */
export async function openStore(address: string): Promise<ArtefactStore> {
  return address.startsWith('s3:') ? s3Store(address) : folderStore(address);
}
