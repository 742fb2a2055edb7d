import type { Check } from './check.ts';
import { type SourceTree, sources } from './source-tree.ts';

const STAMPING = /^infra\/gateway\/src\//;
const OWN_CLOCK = /\bDate\.now\(\)|\bnew Date\(\)/;

/** Files whose time is in no record, each with its use. */
const UNRECORDED: Readonly<Record<string, string>> = {
  'infra/gateway/src/platform/clock.ts': 'the clock itself',
  'infra/gateway/src/platform/metrics.ts': 'the age of a snapshot',
  'infra/gateway/src/telemetry/forward-figures.ts': 'the pause between two reports',
  'infra/gateway/src/sign-in/free-play.ts': 'a part of a name',
  'infra/gateway/src/contract-effects/given.ts': 'inputs of tests',
};

/** One clock stamps all records: `parts.clock`. Source: SY-01. */
export const checkClock: Check = {
  name: 'one clock stamps all records of the gateway',
  run: (tree: SourceTree) => {
    const own = sources(tree).filter((file) => STAMPING.test(file) && OWN_CLOCK.test(tree.read(file)));
    return [
      ...own
        .filter((file) => !(file in UNRECORDED))
        .map((file) => `${file} reads a clock of its own; use parts.clock.`),
      ...Object.keys(UNRECORDED)
        .filter((file) => tree.has(file) && !own.includes(file))
        .map((file) => `${file} needs no exception in infra/checks/src/check-clock.ts any more.`),
    ];
  },
};
