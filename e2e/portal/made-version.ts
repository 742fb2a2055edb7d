import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Registration, register } from '@atrium/contracts/registry-versions';
import { askRegistry } from './registry-call.ts';
import { runningPortal } from './running-portal.ts';

interface NeededFile {
  path: string;
  integrity: string;
}
type Manifest = Pick<
  Registration,
  'version' | 'container' | 'integrity' | 'contract' | 'subject' | 'commit' | 'consumes' | 'events'
> & {
  entry: string;
  preload: NeededFile[];
  kits?: (NeededFile & Omit<NonNullable<Registration['kits']>[number], 'url'>)[];
  routes: (Omit<Registration['routes'][number], 'preload'> & { preload: NeededFile[] })[];
  parts?: (Omit<NonNullable<Registration['parts']>[number], 'preload'> & { preload: NeededFile[] })[];
  files: { path: string; gzip: number }[];
};

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
let madeCount = 0;

/** Other texts, under another hash of their content, as the build writes it. */
function withTexts(code: string, texts: Record<string, string>): string {
  if (Object.keys(texts).length === 0) return code;
  const replaced = Object.entries(texts).reduce((sum, [before, after]) => sum.replaceAll(before, after), code);
  return replaced.replace(
    /(Symbol\.for\(["']atrium\.texts["']\)\]:\s*["'])[\w-]{12}/g,
    (_, start: string) => start + fresh(),
  );
}
const fresh = (): string => createHash('sha256').update(`${Math.random()}`).digest('base64url').slice(0, 12);

/**
 * Releases a further version of a remote: the files of `base` under another version and container, with `code` at the end
 * of its first page, and `texts` (new ones by the old) in place of its own. Returns the version. Its bytes differ, and so do its hashes: each file contains the hashes of those
 * that it loads, so a file is written after the files that it needs.
 */
export async function makeVersion(
  remote: string,
  base: string,
  code = '',
  texts: Record<string, string> = {},
): Promise<string> {
  const remotes = join(runningPortal().varFolder, 'artifacts/remotes', remote);
  const manifest = JSON.parse(readFileSync(join(remotes, base, 'manifest.json'), 'utf8')) as Manifest;
  const version = `${base.split('-')[0]}-story.${Date.now().toString(36)}${++madeCount}`;
  const container = `${remote.replaceAll('-', '_')}_story_${Date.now().toString(36)}${madeCount}`;
  const folder = join(remotes, version);
  mkdirSync(folder);
  const page = manifest.routes[0]!.preload[0]!.path;
  const waiting = new Map(
    readdirSync(join(remotes, base))
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const text = readFileSync(join(remotes, base, name), 'utf8');
        return [
          name,
          {
            before: integrityOf(text),
            text:
              withTexts(text.replaceAll(manifest.container, container), texts) + (name === page ? `\n;${code}` : ''),
          },
        ] as const;
      }),
  );
  const hashes = new Map<string, string>();
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      ([name, { text }]) => ![...waiting].some(([other, { before }]) => other !== name && text.includes(before)),
    );
    if (ready.length === 0) throw new Error(`The files of ${remote} ${base} need each other in a cycle.`);
    for (const [name, { before, text }] of ready) {
      const changed = [...hashes].reduce((sum, [old, now]) => sum.replaceAll(old, now), text);
      writeFileSync(join(folder, name), changed);
      hashes.set(before, integrityOf(changed));
      waiting.delete(name);
    }
  }
  const at = `/remotes/${remote}/${version}/`;
  const needed = (files: NeededFile[]) =>
    files.map(({ path, integrity }) => ({ url: at + path, integrity: hashes.get(integrity)! }));
  const gzip = (paths: string[]) =>
    manifest.files.filter(({ path }) => paths.includes(path)).reduce((sum, file) => sum + file.gzip, 0);
  const { contract, subject, commit, consumes, events, kits, parts } = manifest;
  const body: Registration = {
    version,
    container,
    contract,
    subject,
    commit,
    consumes,
    events,
    entry: at + manifest.entry,
    integrity: hashes.get(manifest.integrity)!,
    preload: needed(manifest.preload),
    routes: manifest.routes.map((route) => ({ ...route, preload: needed(route.preload) })),
    ...(parts && { parts: parts.map((part) => ({ ...part, preload: needed(part.preload) })) }),
    // The same bytes under any version: those of the one that it is made from.
    ...(kits && { kits: kits.map(({ path, ...kit }) => ({ ...kit, url: `/remotes/${remote}/${base}/${path}` })) }),
    size: gzip(manifest.files.map(({ path }) => path)),
    sizes: {
      entry: gzip([manifest.entry]),
      initial: gzip([manifest.entry, ...[...manifest.preload, ...(kits ?? [])].map(({ path }) => path)]),
    },
  };
  await askRegistry(register, { params: { name: remote }, body });
  return version;
}
