import { promote, rollback } from '@atrium/contracts/registry-channels';
import { type Command, InvalidArgumentError } from 'commander';
import { readDefinition } from '../read-definition.ts';
import { callRegistry } from '../registry/call-registry.ts';
import { readSettings } from '../settings.ts';
import type { SquadContext } from './context.ts';

/** `promote` and `rollback`: which of the squad's versions members get. */
export function addPromote(program: Command, { folder, env, answer }: SquadContext): void {
  program
    .command('promote')
    .argument('[version]', 'default: that of package.json')
    .option('--canary <percent>', 'share of browsers that get it, in percent', percent)
    .option('--ramp', 'let the share grow while the version is within its error budget')
    .option('--reason <text>')
    .description('give a published version to members, in open tabs, too')
    .action(async (given: string | undefined, options: { canary?: number; ramp?: boolean; reason?: string }) => {
      const settings = readSettings(folder, env);
      const { name } = await readDefinition(folder);
      const version = given ?? settings.version;
      const { canary, ramp, reason } = options;
      const changed = await callRegistry(settings.registry, promote, {
        params: { name },
        body: { version, canary, reason, ...(ramp && { ramp: {} }) },
      });
      answer(
        changed.applied
          ? `${name} ${version} is live for ${canary === undefined && !ramp ? 'everybody' : ramp ? 'a share that grows' : `${canary} % of browsers`}.`
          : `Promotion of ${name} ${version} waits for a second person.`,
      );
    });
  program
    .command('rollback')
    .option('--reason <text>')
    .description('end the canary, or return to the version before')
    .action(async ({ reason }: { reason?: string }) => {
      const { registry } = readSettings(folder, env);
      const { name } = await readDefinition(folder);
      const changed = await callRegistry(registry, rollback, { params: { name }, body: { reason } });
      answer(
        changed.applied
          ? `${name} ${changed.remote?.version} is live for everybody.`
          : `The return of ${name} waits for a second person.`,
      );
    });
}

function percent(text: string): number {
  const value = Number(text);
  if (!(value >= 0 && value <= 100)) throw new InvalidArgumentError('Must be a percentage from 0 to 100.');
  return value;
}
