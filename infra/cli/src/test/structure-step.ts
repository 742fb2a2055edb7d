import { checkStructure } from '@atrium/checks/check-structure';
import type { Step } from './step.ts';

/** The rules of the code: allowed imports, the shape of packages, complete languages. One check each. */
export const structureStep: Step = async ({ root, report }) => {
  const results = await checkStructure(root);
  for (const { name, problems } of results) {
    report(`${problems.length ? '✗' : '✓'} ${name}`);
    for (const problem of problems) report(`    ${problem}`);
  }
  const broken = results.filter(({ problems }) => problems.length);
  return {
    passed: results.length - broken.length,
    failed: broken.length,
    problems: broken.map(
      ({ name, problems }) => `${name}: ${problems.length === 1 ? problems[0] : `${problems.length} problems`}`,
    ),
  };
};
