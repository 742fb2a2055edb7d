import type { Preload, RemoteModule } from '@atrium/contracts/snapshot';
import type { Cause } from './cause.ts';
import { type Clock, within } from './deadline.ts';
import { DIAGNOSIS_TIMEOUT_MS } from './limits.ts';

/** The types with which a browser runs a script that `nosniff` protects. */
const SCRIPT_TYPE = /^(text|application)\/(x-)?(java|ecma)script\s*(;|$)/i;
/** The address of the file that did not load: webpack's `request`, or the text of the browser's or the runtime's error. */
const FILE_IN_TEXT = /https?:\/\/[^\s"')]+\.m?js/;

/**
 * Finds out why a version did not load. A browser reports a script that it blocked for its hash or its type and one that it
 * could not fetch in the same way, so the files are fetched once more, and their types and digests compared. `error` may
 * name a further file. Source: 13-19.
 */
export async function diagnose(
  module: Pick<RemoteModule, 'entry' | 'integrity' | 'preload' | 'kits'>,
  clock: Clock,
  error?: unknown,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Cause> {
  const files: Preload[] = [
    { url: module.entry, integrity: module.integrity },
    ...(module.preload ?? []),
    ...(module.kits ?? []),
  ];
  const stop = new AbortController();
  const missing = fileIn(error);
  const named = missing && !files.some(({ url }) => missing.endsWith(url)) ? missing : undefined;
  const looks = Promise.all([
    ...files.map((file) => look(file.url, file.integrity, stop.signal, fetch)),
    ...(named ? [lookLate(named, module.entry, stop.signal, fetch)] : []),
  ]);
  const causes = await within(clock, DIAGNOSIS_TIMEOUT_MS, looks).catch((): Cause[] => ['timeout']);
  stop.abort();
  return causes.find((cause) => cause !== undefined) ?? (named ? 'network' : 'evaluation');
}

/** Why one later file of a version could not be loaded. `entry` is the version's entry. */
export async function diagnoseFile(
  error: unknown,
  entry: string,
  clock: Clock,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Cause> {
  const file = fileIn(error);
  if (!file) return 'network';
  const stop = new AbortController();
  const cause = await within(clock, DIAGNOSIS_TIMEOUT_MS, lookLate(file, entry, stop.signal, fetch)).catch(
    (): Cause => 'timeout',
  );
  stop.abort();
  return cause ?? 'network';
}

/** Whether an error says that a file could not be loaded, rather than that code threw. */
export const isMissingFile = (error: unknown): boolean =>
  (error as Error | null)?.name === 'ChunkLoadError' ||
  /dynamically imported module|Importing a module script failed/.test((error as Error | null)?.message ?? '');

function fileIn(error: unknown): string | undefined {
  if (!isMissingFile(error)) return undefined;
  const { request, message } = error as { request?: unknown; message?: string };
  return typeof request === 'string' ? request : FILE_IN_TEXT.exec(message ?? '')?.[0];
}

async function look(
  url: string,
  integrity: string | undefined,
  signal: AbortSignal,
  fetch: typeof globalThis.fetch,
): Promise<Cause | undefined> {
  try {
    const answer = await fetch(url, { signal, credentials: 'omit', mode: 'cors' });
    if (!answer.ok) return 'network';
    if (!SCRIPT_TYPE.test(answer.headers.get('content-type') ?? '')) return 'not-a-script';
    const bytes = await answer.arrayBuffer();
    return integrity === undefined || (await integrityOf(bytes)) === integrity ? undefined : 'integrity';
  } catch {
    return 'network';
  }
}

/** The snapshot has no hashes of later files; the version's own manifest lists them, which is enough for a diagnosis. */
async function lookLate(
  url: string,
  entry: string,
  signal: AbortSignal,
  fetch: typeof globalThis.fetch,
): Promise<Cause | undefined> {
  const folder = new URL('.', new URL(entry, globalThis.location?.href ?? url)).href;
  const manifest = await fetch(`${folder}manifest.json`, { signal, credentials: 'omit', mode: 'cors' })
    .then((answer) => answer.json() as Promise<{ files?: { path: string; integrity: string }[] }>)
    .catch(() => undefined);
  const path = new URL(url).pathname;
  return look(url, manifest?.files?.find((file) => path.endsWith(`/${file.path}`))?.integrity, signal, fetch);
}

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
