import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { checkStructure } from './check-structure.ts';

/** `node infra/checks/src/main.ts [ROOT] [--json]`: the structure checks alone, to know before a commit. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
const results = await checkStructure(resolve(positionals[0] ?? resolve(import.meta.dirname, '../../..')));
if (values.json) console.log(JSON.stringify(results));
else {
  for (const { name, problems } of results) {
    console.log(`${problems.length ? '✗' : '✓'} ${name}`);
    for (const problem of problems) console.log(`    ${problem}`);
  }
}
process.exitCode = results.some(({ problems }) => problems.length) ? 1 : 0;
