import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { ArtefactStore } from '@atrium/artefact-store/artefact-store';
import { BuiltManifest } from '@atrium/remote-contract/built-manifest';
import { packFiles } from '@atrium/remote-contract/pack-folder';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { type CheckedVersion, saveBrowserCheck, uncheckedVersions } from './browser-check.repository.ts';
import { type BrowserChecks, CheckUnavailable } from './browser-checks.ts';

/** After a start, members and builds need the processor first. */
const FIRST_PAUSE_MS = 60_000;
const PAUSE_MS = 10_000;

export interface LaterParts {
  pool: Pool;
  checks: BrowserChecks;
  store(): Promise<ArtefactStore>;
  now(): Date;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  firstPauseMs?: number;
}

/**
 * Checks in Chromium what was registered without it, in the background and one at a time: what `npm start` builds from its
 * own checkout. A version that fails stays where it is, and is not promoted again. Returns what ends it.
 */
export function checkLater(parts: LaterParts): () => void {
  const { pool, log, firstPauseMs = FIRST_PAUSE_MS } = parts;
  const ending = new AbortController();
  const { signal } = ending;
  const tried = new Set<string>();
  const work = async () => {
    await pause(firstPauseMs, undefined, { signal, ref: false });
    for (; ; await pause(PAUSE_MS, undefined, { signal, ref: false })) {
      const next = (await uncheckedVersions(pool)).find(({ remote, version }) => !tried.has(`${remote}@${version}`));
      if (!next) continue;
      tried.add(`${next.remote}@${next.version}`);
      await checkStored(parts, next).catch((error: unknown) => {
        if (error instanceof CheckUnavailable) throw error;
        log.warn({ err: error, ...next }, 'a version could not be checked in Chromium');
      });
    }
  };
  work().catch((error: Error) => {
    if (!signal.aborted) log.warn({ err: error }, 'versions are no longer checked in Chromium until the next start');
  });
  return () => ending.abort();
}

async function checkStored({ pool, checks, store, now, log }: LaterParts, version: CheckedVersion): Promise<void> {
  const files = await storedFiles(await store(), version);
  if (!files) return;
  const { findings } = await checks.check({ ...version, packed: await packFiles(files), background: true });
  await saveBrowserCheck(pool, version, findings, now());
  if (findings.length > 0) log.warn({ ...version, findings }, 'a version failed its check in Chromium');
  else log.info(version, 'a version passed its check in Chromium');
}

/** The files of a version that the store has whole. */
async function storedFiles(
  store: ArtefactStore,
  { remote, version }: CheckedVersion,
): Promise<[string, Buffer][] | undefined> {
  const read = async (path: string): Promise<[string, Buffer] | undefined> => {
    const found = await store.get(`remotes/${remote}/${version}/${path}`);
    return found && [path, await buffer(found.body)];
  };
  const manifest = await read('manifest.json');
  const described = manifest && v.safeParse(BuiltManifest, JSON.parse(manifest[1].toString('utf8')));
  if (!described?.success) return undefined;
  const files = await Promise.all(described.output.files.map(({ path }) => read(path)));
  return files.every((file) => file !== undefined) ? [manifest!, ...files] : undefined;
}
