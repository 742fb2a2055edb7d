import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkStructure } from '@atrium/checks/check-structure';
import { readTree } from '@atrium/checks/source-tree';
import { standardsTable } from '@atrium/checks/standards';
import type { Step } from './step.ts';

/**
 * The rules of the code: allowed imports, the shape of packages, complete languages. One check each. The table of
 * standards and their tests is written to reports/standards.md.
 */
export const structureStep: Step = async ({ root, report }) => {
  const results = await checkStructure(root);
  for (const { name, problems } of results) {
    report(`${problems.length ? '✗' : '✓'} ${name}`);
    for (const problem of problems) report(`    ${problem}`);
  }
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/standards.md'), standardsTable(readTree(root)));
  const broken = results.filter(({ problems }) => problems.length);
  return {
    passed: results.length - broken.length,
    failed: broken.length,
    problems: broken.map(
      ({ name, problems }) => `${name}: ${problems.length === 1 ? problems[0] : `${problems.length} problems`}`,
    ),
  };
};
