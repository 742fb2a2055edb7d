import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Built, buildAll } from './build-all.ts';
import { buildMonolith } from './build-monolith.ts';
import { writeSourceMaps } from './write-source-maps.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: resolve(import.meta.dirname, '../../..') },
    artifacts: { type: 'string' },
    release: { type: 'boolean', default: false },
    monolith: { type: 'string' },
    page: { type: 'string' },
    'source-maps': { type: 'string' },
  },
});

/**
 * `node infra/build/src/main.ts [remote …] [--artifacts FOLDER] [--release]` builds remotes, or all of them and the
 * shell. `--monolith NAME` builds shell and remotes as one, as a shell of that name. `--source-maps FOLDER shell
 * slots@1.0.0 …` builds parts for that folder alone, with source maps. `--page conformance` builds that page alone.
 */
const started = performance.now();
const root = resolve(values.root);
const artifactsFolder = resolve(values.artifacts ?? join(root, 'var/artifacts'));
let built: Built;
try {
  if (values.monolith) {
    await buildMonolith({ root, artifactsFolder, name: values.monolith });
    process.exit();
  }
  if (values.page) {
    await buildAll({ root, artifactsFolder, only: [], page: values.page });
    process.exit();
  }
  if (values['source-maps']) {
    await writeSourceMaps(root, resolve(values['source-maps']), positionals);
    process.exit();
  }
  built = await buildAll({
    root,
    artifactsFolder,
    release: values.release,
    log: (line) => console.log(line),
    ...(positionals.length ? { only: positionals } : {}),
  });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
for (const { name, version, folder } of built.remotes) console.log(`${name} ${version} ${folder}`);
if (built.shell) console.log(`shell ${built.shell.hash} ${built.shell.folder}`);
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
