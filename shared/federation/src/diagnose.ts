import type { Preload, RemoteModule } from '@atrium/contracts/snapshot';
import type { Cause } from './cause.ts';
import { type Clock, within } from './deadline.ts';
import { DIAGNOSIS_TIMEOUT_MS } from './limits.ts';

/**
 * Finds out why a version did not load. A browser reports a script that it blocked for its hash and one that it could
 * not fetch in the same way, so the files are fetched once more and their digests compared.
 */
export async function diagnose(
  module: RemoteModule,
  clock: Clock,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Cause> {
  const files: Preload[] = [{ url: module.entry, integrity: module.integrity }, ...(module.preload ?? [])];
  const stop = new AbortController();
  const looks = Promise.all(files.map((file) => look(file, stop.signal, fetch)));
  const causes = await within(clock, DIAGNOSIS_TIMEOUT_MS, looks).catch((): Cause[] => ['timeout']);
  stop.abort();
  return causes.find((cause) => cause !== undefined) ?? 'evaluation';
}

async function look(file: Preload, signal: AbortSignal, fetch: typeof globalThis.fetch): Promise<Cause | undefined> {
  try {
    const answer = await fetch(file.url, { signal, credentials: 'omit', mode: 'cors' });
    if (!answer.ok) return 'network';
    const bytes = await answer.arrayBuffer();
    return (await integrityOf(bytes)) === file.integrity ? undefined : 'integrity';
  } catch {
    return 'network';
  }
}

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
