import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { checkStructure } from './check-structure.ts';
import { countEnglish } from './count-english.ts';
import { readTree } from './source-tree.ts';

/**
 * `node infra/checks/src/main.ts [ROOT] [--json]` runs only the structure checks. `node infra/checks/src/main.ts
 * --english [FOLDER…]` counts the forbidden turns of every folder, or lists those of the given ones.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, english: { type: 'boolean' } },
});
const home = resolve(import.meta.dirname, '../../..');

if (values.english) for (const line of countEnglish(readTree(home), positionals)) console.log(line);
else {
  const results = await checkStructure(resolve(positionals[0] ?? home));
  if (values.json) console.log(JSON.stringify(results));
  else {
    for (const { name, problems } of results) {
      console.log(`${problems.length ? '✗' : '✓'} ${name}`);
      for (const problem of problems) console.log(`    ${problem}`);
    }
  }
  process.exitCode = results.some(({ problems }) => problems.length) ? 1 : 0;
}
