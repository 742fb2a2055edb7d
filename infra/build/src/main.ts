import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Built, buildAll } from './build-all.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: resolve(import.meta.dirname, '../../..') },
    artifacts: { type: 'string' },
    release: { type: 'boolean', default: false },
  },
});

/** `node infra/build/src/main.ts [remote …] [--artifacts FOLDER] [--release]` */
const started = performance.now();
const root = resolve(values.root);
let built: Built;
try {
  built = await buildAll({
    root,
    artifactsFolder: resolve(values.artifacts ?? join(root, 'var/artifacts')),
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
