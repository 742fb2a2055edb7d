import type { Check } from './check.ts';
import { provingTests, readStandards, STANDARDS_FILE } from './standards.ts';

/**
 * Every standard is proven by a test that names it, or does not apply for a reason; a test names none that the list does not
 * claim. None is open. Source: 14-16.
 */
export const checkStandards: Check = {
  name: 'standards that are claimed have a test',
  run(tree) {
    const { standards, problems } = readStandards(tree);
    const tests = provingTests(tree);
    const claimed = new Set(standards.filter(({ state }) => state === 'proven').map(({ id }) => id));
    const open = standards.filter(({ state }) => state === 'open');
    const orphans = [...claimed].filter((id) => !tests.has(id));
    const unclaimed = [...tests].filter(([id]) => !claimed.has(id));
    return [
      ...problems,
      ...open.map(({ id, reason }) => `${STANDARDS_FILE} leaves ${id} open: ${reason} Prove it by a test.`),
      ...orphans.map((id) => `${STANDARDS_FILE} claims ${id}, and no test has [${id}] in its title.`),
      ...unclaimed.map(([id, [first]]) => `[${id}] is named by ${first}, and ${STANDARDS_FILE} doesn't claim it.`),
    ];
  },
};
