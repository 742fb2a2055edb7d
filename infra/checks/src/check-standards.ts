import type { Check } from './check.ts';
import { provingTests, readStandards, STANDARDS_FILE } from './standards.ts';

/**
 * Every standard that the list claims as proven is named by a test, and a test names none that the list does not claim.
 * Source: 14-16.
 */
export const checkStandards: Check = {
  name: 'standards that are claimed have a test',
  run(tree) {
    const { standards, problems } = readStandards(tree);
    const tests = provingTests(tree);
    const claimed = new Set(standards.filter(({ state }) => state === 'proven').map(({ id }) => id));
    const orphans = [...claimed].filter((id) => !tests.has(id));
    const unclaimed = [...tests].filter(([id]) => !claimed.has(id));
    return [
      ...problems,
      ...orphans.map((id) => `${STANDARDS_FILE} claims ${id}, and no test has [${id}] in its title.`),
      ...unclaimed.map(([id, [first]]) => `[${id}] is named by ${first}, and ${STANDARDS_FILE} doesn't claim it.`),
    ];
  },
};
