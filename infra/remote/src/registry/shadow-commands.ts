import { endShadow, SHADOW_LIMITS, shadow, type ShadowReport, startShadow } from '@atrium/contracts/registry-shadow';
import type { Command } from 'commander';
import { callRegistry } from './call-registry.ts';
import { commandsIn, given, type RemoteContext, wholeNumber } from './remote-commands.ts';

/** `shadow start|report|end`: hidden renderings of a version that nobody has yet. */
export function addShadowCommands(program: Command, context: RemoteContext): void {
  const { target, answer } = context;
  const group = program.command('shadow').description('try a version hidden, in idle tabs of browsers that allow it');
  const command = commandsIn(group, context);

  command('start')
    .argument('<version>', 'released, and not promoted')
    .option('--hours <number>', 'it ends after this time', wholeNumber('from 1'), SHADOW_LIMITS.hours)
    .option('--renderings <number>', 'and after this many', wholeNumber('from 1'), SHADOW_LIMITS.renderings)
    .option('--reason <text>', 'for the audit log', 'before its canary')
    .description('render it beside the version that members have, and compare the two')
    .action(async (...args) => {
      const { remote, own, options } = given<{ hours: number; renderings: number; reason: string }>(args, context);
      const version = own[0]!;
      const { registry, name } = await target(remote);
      const changed = await callRegistry(registry, startShadow, { params: { name }, body: { version, ...options } });
      const { hours, renderings } = options;
      answer(changed, `${name} ${version} is rendered hidden for ${hours} hours, ${renderings} times at most.`);
    });
  command('report')
    .description('what the latest hidden renderings found')
    .action(async (...args) => {
      const { registry, name } = await target(given(args, context).remote);
      const report = await callRegistry(registry, shadow, { params: { name } });
      answer(report, report ? sayReport(report) : `No version of ${name} has been rendered hidden.`);
    });
  command('end')
    .option('--reason <text>', 'for the audit log', 'ended')
    .description('end it; what was found stays until the next one')
    .action(async (...args) => {
      const { remote, options } = given<{ reason: string }>(args, context);
      const { registry, name } = await target(remote);
      const changed = await callRegistry(registry, endShadow, { params: { name }, body: options });
      answer(changed, `The hidden renderings of ${name} have ended.`);
    });
}

function sayReport(report: ShadowReport): string[] {
  const { version, renderings, mostRenderings, same, failing, refused, ended, until, errors, differences } = report;
  const state = ended ? `ended at ${ended.at}: ${ended.reason}` : `until ${until}`;
  const head = `${version}: ${renderings} of ${mostRenderings} renderings, ${state}`;
  if (renderings === 0) return [head, 'Nothing yet: no idle tab of a browser that allows it has rendered it.'];
  return [
    head,
    `${same} like the version that members have, ${failing} with errors; refused writes: ${refused.writes}, refused reads without a recorded reply: ${refused.reads}`,
    ...errors.map(
      ({ renderings: times, page, error, message, place }) =>
        `${times} ×  ${page}  ${error}${message ? `: ${message}` : ''}${place ? `  ${place}` : ''}`,
    ),
    ...differences.map(
      ({ renderings: times, page, kind, place, count }) => `${times} ×  ${page}  ${kind}  ${place}  (${count} in all)`,
    ),
  ];
}
