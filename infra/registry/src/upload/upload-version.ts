import { BadArchive, unpackArchive } from '@atrium/artefact-store/archive';
import type { ArtefactStore } from '@atrium/artefact-store/artefact-store';
import { registrationOf } from '@atrium/remote-contract/registration';
import type { UploadCheck } from '@atrium/contracts/registry-versions';
import { writeAudit } from '../audit.ts';
import { saveBrowserCheck } from '../browser-check/browser-check.repository.ts';
import type { BrowserChecks } from '../browser-check/browser-checks.ts';
import { requireConformance } from './check-upload.ts';
import type { Operator } from '../operators.ts';
import { isRegisteredOrFits, registerVersion } from '../register-version.ts';
import { locked, type RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { unprotectedFiles } from './integrity-graph.ts';
import { measureVersion } from './measure-version.ts';

export interface Upload {
  name: string;
  version: string;
  packed: Uint8Array;
  untested?: string | undefined;
}

export type UploadParts = RegistryParts & {
  store(): Promise<ArtefactStore>;
  browserChecks?: BrowserChecks | undefined;
};

/**
 * Takes a packed version: unpacks it under limits, hashes and measures it, demands a verified hash of every script, style
 * and text, checks the contract, runs the conformance suite in Chromium, stores the files and registers. `passed` receives each check that the version passes. A refusal stores nothing and is audited. Source: 13-07.
 */
export async function uploadVersion(
  parts: UploadParts,
  operator: Operator,
  { name, version, packed, untested }: Upload,
  passed: UploadCheck[] = [],
) {
  try {
    const { manifest, stored, files } = await measureVersion(await unpackArchive(packed));
    if (manifest.name !== name || manifest.version !== version)
      throw new BadArchive(`The build is ${manifest.name} ${manifest.version}, not ${name} ${version}.`);
    const [unprotected, ...others] = unprotectedFiles(manifest, files);
    if (unprotected)
      throw new BadArchive(
        `No file of the build knows the hash of "${unprotected}"${others.length > 0 ? ` and ${others.length} more` : ''}, so altered bytes would run. Build with subresource integrity.`,
      );
    passed.push('files');
    const registration = { ...registrationOf(manifest), ...(untested !== undefined && { untested }) };
    const { browserChecks, pool, now } = parts;
    const checked = browserChecks && !(await isRegisteredOrFits(parts, name, registration));
    if (checked) {
      passed.push('contract');
      await requireConformance(browserChecks, { manifest, files });
      passed.push('browser');
    }
    const done = await registerVersion(parts, operator.name, name, registration, () =>
      keepFiles(parts, `remotes/${name}/${version}`, stored),
    );
    if (checked) await saveBrowserCheck(pool, { remote: name, version }, [], now());
    else passed.push('contract');
    return done;
  } catch (error) {
    const refusal = error instanceof BadArchive ? new RegistryError('UPLOAD_REFUSED', error.message) : error;
    if (refusal instanceof RegistryError)
      await locked(parts.pool, (client) =>
        writeAudit(client, {
          at: parts.now().toISOString(),
          actor: operator.name,
          action: 'refused',
          remote: name,
          before: null,
          after: { attempted: 'upload', version },
          reason: refusal.message,
        }),
      );
    throw refusal;
  }
}

/** Stores all files, the manifest last, and returns what removes those that were new. Stores none if one fails. */
async function keepFiles(
  { store: open }: { store(): Promise<ArtefactStore> },
  folder: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<() => Promise<void>> {
  const store = await open();
  const added: string[] = [];
  const undo = async () => {
    for (const path of added.splice(0)) await store.remove(path).catch(() => {});
  };
  const last = (path: string) => Number(path === 'manifest.json');
  try {
    for (const [path, bytes] of [...files].sort(([a], [b]) => last(a) - last(b)))
      if (await store.put(`${folder}/${path}`, bytes)) added.push(`${folder}/${path}`);
  } catch (error) {
    await undo();
    throw /exists with other bytes/.test((error as Error).message)
      ? new RegistryError('VERSION_EXISTS', (error as Error).message)
      : error;
  }
  return undo;
}
