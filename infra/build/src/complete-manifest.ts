import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuiltManifest } from '@atrium/remote-contract/built-manifest';
import * as v from 'valibot';
import { integrityOf } from './integrity.ts';
import { writeCompressed } from './write-artefact.ts';

interface Needed {
  path: string;
  integrity?: string;
}
interface Draft {
  entry: string;
  preload?: Needed[];
  routes: { preload?: Needed[] }[];
  centre?: { preload?: Needed[] };
}

/**
 * Completes the `manifest.json` of a build that another bundler made: compresses its files and adds their hashes and
 * sizes. All other fields have to be present; the error names the missing ones.
 */
export async function completeManifest(folder: string): Promise<BuiltManifest> {
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) throw new Error(`There is no manifest.json in ${folder}.`);
  const draft = JSON.parse(readFileSync(file, 'utf8')) as Draft;
  const files = (await writeCompressed(folder, 11)).filter(
    ({ path }) => path !== 'manifest.json' && !/\.(br|gz)$/.test(path),
  );
  for (const end of ['.br', '.gz']) rmSync(file + end, { force: true });
  const hashed = (needed: Needed[] = []) =>
    needed.map(({ path }) => ({ path, integrity: integrityOf(readFileSync(join(folder, path))) }));
  const manifest = {
    commit: 'unknown',
    ...draft,
    integrity: integrityOf(readFileSync(join(folder, draft.entry))),
    preload: hashed(draft.preload),
    routes: draft.routes.map((route) => ({ ...route, preload: hashed(route.preload) })),
    ...(draft.centre && { centre: { ...draft.centre, preload: hashed(draft.centre.preload) } }),
    files,
  };
  const checked = v.safeParse(BuiltManifest, manifest);
  if (!checked.success) {
    const [issue] = checked.issues;
    throw new Error(`${file}: ${issue.path?.map((item) => String(item.key)).join('.') ?? ''} ${issue.message}`);
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 1)}\n`);
  return checked.output;
}
