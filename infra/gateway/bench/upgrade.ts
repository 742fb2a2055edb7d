import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { earlierRelease } from './upgrade/earlier-release.ts';
import { PHASES } from './upgrade/counted-caller.ts';
import { upgradeUnderLoad } from './upgrade/upgrade-under-load.ts';

/**
 * `npm run -s bench -- upgrade [--from COMMIT] [--seconds 10] [--data demo|empty]`: the release before is upgraded to this
 * one under load, as the deploy files do it: the migration, then the gateways one by one behind nginx. Without `--from`
 * it is the commit before the newest change of the database's functions or tables.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    data: { type: 'string', default: 'demo' },
    json: { type: 'boolean', default: false },
  },
});
const report = (line: string) => process.stderr.write(`${line}\n`);
const gatewayFolder = join(import.meta.dirname, '..');
const earlier = await earlierRelease(join(gatewayFolder, '../..'), values.from, report);
try {
  const measured = await upgradeUnderLoad({
    before: join(earlier.folder, 'infra/gateway'),
    after: gatewayFolder,
    data: values.data === 'empty' ? 'empty' : 'demo',
    phaseMs: Number(values.seconds) * 1_000,
    report,
  });
  if (values.json) console.log(JSON.stringify({ name: 'upgrade', from: earlier.commit, measured }));
  else {
    console.log(`From ${earlier.commit}: the migration took ${(measured.migrationMs / 1_000).toFixed(1)} s.`);
    for (const phase of PHASES) {
      const { calls, p50Ms, p99Ms, longestMs, failed, cut } = measured.phases[phase];
      console.log(
        `${phase}: ${calls} calls, p50 ${p50Ms} ms, p99 ${p99Ms} ms, longest ${longestMs} ms; ${failed} failed, ${cut} without an answer and repeated`,
      );
    }
    const { tabs, reconnects, longestGapMs } = measured.streams;
    console.log(`${tabs} live streams: ${reconnects} reconnects, the longest gap ${longestGapMs} ms.`);
    console.log(
      measured.failures.length
        ? measured.failures.slice(0, 50).join('\n')
        : `${measured.decided} money commands, none failed; the books match the answers, and every invariant holds.`,
    );
  }
  if (measured.failures.length) process.exitCode = 1;
} finally {
  await earlier.remove();
}
