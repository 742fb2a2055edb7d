import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TrustedKey } from '@atrium/contracts/snapshot';
import { TRUSTED_KEYS_FILE } from '@atrium/contracts/registry-paths';
import { ROOT_FILE, rootText, type SignedRoot } from '@atrium/contracts/trusted-root';
import {
  type KeptKey,
  newKey,
  numberOf,
  ONLINE_KEYS_FILE,
  publicHalf,
  readJson,
  signWith,
  writeJson,
} from './key-files.ts';

/** Its private half signs roots. It is needed for the commands here alone: keep it away from every server. */
export const ROOT_KEY_FILE = 'offline-root-key.json';

export interface KeyPlaces {
  /** The registry's folder with the key that signs snapshots. */
  online: string;
  /** The folder that gateways read. */
  site: string;
  /** The file with the root's private key. */
  rootKey: string;
}

export const chainIn = (site: string): SignedRoot[] => readJson<SignedRoot[]>(join(site, ROOT_FILE)) ?? [];

/** The first root: made once, where there is none, with a new root key. */
export function createRoot({ site, rootKey }: Omit<KeyPlaces, 'online'>, snapshotKeys: TrustedKey[], now: Date): void {
  const key = readJson<KeptKey>(rootKey) ?? newKey('root-1');
  if (!existsSync(rootKey)) writeJson(rootKey, key, true);
  writeChain(site, [], { rootKeys: [publicHalf(key)], snapshotKeys }, [key], now);
}

/**
 * Adds a key that signs snapshots from the registry's next start on. The one before it stays trusted, for tabs that are
 * open; those before that do not.
 */
export function rotateOnlineKey(places: KeyPlaces, now: Date): SignedRoot {
  const kept = onlineKeys(places);
  const next = [...kept.slice(-1).map(publicHalf), newKey(nextName(places, kept))];
  return vouch(places, next, now);
}

/**
 * Takes a key away, for instance a stolen one: nothing that it signed is accepted from now on, by gateways and by tabs. Where
 * it is the one that signs, a new one takes its place from the registry's next start on.
 */
export function revokeOnlineKey(places: KeyPlaces, keyId: string, now: Date): SignedRoot {
  const kept = onlineKeys(places);
  if (!kept.some((key) => key.keyId === keyId) && !newestRoot(places).snapshotKeys.some((key) => key.keyId === keyId))
    throw new Error(`No trusted key is called ${keyId}: there are ${kept.map((key) => key.keyId).join(', ')}.`);
  const rest = kept.filter((key) => key.keyId !== keyId);
  const signs = rest.at(-1);
  return vouch(places, signs && 'privateKey' in signs ? rest : [...rest, newKey(nextName(places, kept))], now);
}

/** Replaces the root's own key: both sign the new root, so that trust in the old one leads to the new one. */
export function replaceRootKey(places: KeyPlaces, now: Date): SignedRoot {
  const old = rootKeyOf(places);
  const key = newKey(`root-${numberOf(old.keyId) + 1}`);
  const root = writeChain(
    places.site,
    chainIn(places.site),
    { rootKeys: [publicHalf(key)], snapshotKeys: newestRoot(places).snapshotKeys },
    [old, key],
    now,
  );
  writeJson(places.rootKey, key, true);
  return root;
}

/** Signs a root for these keys first, so that a failure leaves the registry with a key that is trusted. */
function vouch(places: KeyPlaces, keys: KeptKey[], now: Date): SignedRoot {
  const { rootKeys } = newestRoot(places);
  const root = writeChain(
    places.site,
    chainIn(places.site),
    { rootKeys, snapshotKeys: keys.map(publicHalf) },
    [rootKeyOf(places)],
    now,
  );
  writeJson(join(places.online, ONLINE_KEYS_FILE), keys, true);
  return root;
}

function writeChain(
  site: string,
  before: SignedRoot[],
  keys: Pick<SignedRoot, 'rootKeys' | 'snapshotKeys'>,
  signers: KeptKey[],
  now: Date,
): SignedRoot {
  const content = { version: (before.at(-1)?.version ?? 0) + 1, issuedAt: now.toISOString(), ...keys };
  const root = { ...content, signatures: signers.map((key) => signWith(key, rootText(content))) };
  writeJson(join(site, ROOT_FILE), [...before, root]);
  writeJson(join(site, TRUSTED_KEYS_FILE), root.snapshotKeys);
  return root;
}

function newestRoot({ site }: KeyPlaces): SignedRoot {
  const root = chainIn(site).at(-1);
  if (!root) throw new Error(`There is no ${ROOT_FILE} in ${site}: start the registry once.`);
  return root;
}

function rootKeyOf(places: KeyPlaces): KeptKey {
  const key = readJson<KeptKey>(places.rootKey);
  if (!key) throw new Error(`There is no root key in ${places.rootKey}: bring it from where it is kept.`);
  if (!newestRoot(places).rootKeys.some((known) => known.publicKey === publicHalf(key).publicKey))
    throw new Error(`The key in ${places.rootKey} is not the one of the newest root.`);
  return key;
}

const onlineKeys = ({ online }: KeyPlaces): KeptKey[] => readJson<KeptKey[]>(join(online, ONLINE_KEYS_FILE)) ?? [];

/** No name is used twice, also not that of a key that was taken away. */
function nextName({ site }: KeyPlaces, kept: KeptKey[]): string {
  const named = [...kept, ...chainIn(site).flatMap((root) => root.snapshotKeys)].map(({ keyId }) => numberOf(keyId));
  return `registry-${Math.max(0, ...named) + 1}`;
}
