import { createRequire } from 'node:module';

/** jest's own order, in the version that this jest runs. */
const inJest = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: DurationSequencer } = createRequire(inJest.resolve('@jest/core'))('@jest/test-sequencer');

/** Tests that start programs take longest, and those with a database longer than the others. */
const LONGEST_FIRST = ['process', 'database'];
const rankOf = (test) => {
  const place = LONGEST_FIRST.indexOf(test.context.config.displayName?.name);
  return place < 0 ? LONGEST_FIRST.length : place;
};

/**
 * jest begins with the files that took longest the last time. In a fresh checkout it only knows their sizes, and would
 * leave a short file that runs a minute to the end, where one worker runs it alone: there, the kind of a test decides.
 */
export default class TestOrder extends DurationSequencer {
  sort(tests) {
    const inOrder = super.sort(tests);
    const isUnknown = (test) => test.duration === undefined;
    const unknown = inOrder.filter(isUnknown).toSorted((one, other) => rankOf(one) - rankOf(other));
    return inOrder.map((test) => (isUnknown(test) ? unknown.shift() : test));
  }
}
