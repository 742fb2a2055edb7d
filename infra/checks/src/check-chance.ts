import type { Check } from './check.ts';
import { type SourceTree, sources } from './source-tree.ts';

/** Where outcomes are drawn and secrets are made. */
const DRAWING =
  /^(?:infra\/(?:gateway|registry|database|sandbox-vendor|sandbox-payments)\/src|shared\/lottery-rules\/src)\//;
const WEAK = /\bMath\.random\b/;

/** Files whose random numbers decide neither an outcome nor a secret, each with their use. */
const HARMLESS: Readonly<Record<string, string>> = {
  'infra/database/src/retry-when-locked.ts': 'the pause before locked tables are tried again',
  'infra/gateway/src/telemetry/count-once.ts': 'when old rows are deleted',
  'infra/gateway/src/platform/rate-limit.ts': 'when old rows are deleted',
  'infra/gateway/src/live/redis-exchange.ts': 'the pause before a connection is tried again',
  'infra/gateway/src/site/registry-snapshots.ts': 'the pause before the registry is asked again',
  'infra/sandbox-vendor/src/play/outbox-runner.ts': 'the pause before a message is sent again',
  'infra/sandbox-vendor/src/play/play-round.ts': 'faults that a test orders',
  'infra/sandbox-vendor/src/pages/play.routes.ts': 'faults that a test orders',
  'infra/sandbox-vendor/src/pages/closed-to.ts': 'faults that a test orders',
};

/** Outcomes and secrets come from the system's generator or from keyed streams of it. Source: RN-01. */
export const checkChance: Check = {
  name: 'outcomes and secrets are drawn by a strong generator',
  run: (tree: SourceTree) => {
    const weak = sources(tree).filter((file) => DRAWING.test(file) && WEAK.test(tree.read(file)));
    return [
      ...weak
        .filter((file) => !(file in HARMLESS))
        .map((file) => `${file} uses Math.random, which can be predicted; draw with node:crypto.`),
      ...Object.keys(HARMLESS)
        .filter((file) => tree.has(file) && !weak.includes(file))
        .map((file) => `${file} needs no exception in infra/checks/src/check-chance.ts any more.`),
    ];
  },
};
