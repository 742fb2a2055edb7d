import { dropStandIn, type PreparedStandIn, prepareStandIn, standIns } from '@atrium/contracts/registry-stand-ins';
import type { Command } from 'commander';
import { callRegistry } from './call-registry.ts';
import { commandsIn, given, type RemoteContext, wholeNumber } from './remote-commands.ts';

interface About {
  vendor?: string;
  reason: string;
}
interface Prepare extends About {
  to?: string;
  frame?: string;
  maintenance?: string;
  minutes?: number;
}

/** `stand-in prepare|list|drop`: what is proposed to operators when a remote or a vendor fails. Returns the group. */
export function addStandInCommands(program: Command, context: RemoteContext): Command {
  const { target, asksRemote, answer } = context;
  const group = program.command('stand-in').description('stand-ins that are prepared for a failure');
  const command = (name: string) => ofFailure(commandsIn(group, context)(name));
  command('prepare')
    .option('--to <version>', 'another version, also one that is not released yet')
    .option('--frame <url>', "a third party's page")
    .option('--maintenance <text>', 'our maintenance page with this text')
    .option('--minutes <number>', 'how long it stays once accepted', wholeNumber('of minutes'))
    .description('prepare what operators accept with one press')
    .action(async (...args) => {
      const { remote, options: body } = given<Prepare>(args, context);
      const { registry, name } = await target(remote);
      const made = await callRegistry(registry, prepareStandIn, { params: { name }, body });
      answer(made, `Prepared: ${say(made)}`);
    });
  group
    .command('list')
    .description('list them, each with what it still lacks')
    .action(async () => {
      const { registry, name } = await target(undefined);
      const all = (await callRegistry(registry, standIns)).filter(({ remote }) => asksRemote || remote === name);
      answer(all, all.length ? all.map(say) : 'No stand-in is prepared.');
    });
  command('drop')
    .description('propose it no longer')
    .action(async (...args) => {
      const { remote, options: body } = given<About>(args, context);
      const { registry, name } = await target(remote);
      const done = await callRegistry(registry, dropStandIn, { params: { name }, body });
      answer(done, `The stand-in of ${name} is no longer prepared.`);
    });
  return group;
}

/** The options of every command about one stand-in. */
export const ofFailure = (command: Command): Command =>
  command
    .option('--vendor <code>', 'for a failure of this vendor, not of the remote')
    .requiredOption('--reason <text>', 'for the audit log');

const say = ({ remote, vendor, to, frame, maintenance, minutes: long, missing }: PreparedStandIn): string =>
  [
    `${remote}${vendor ? `, if ${vendor} fails` : ''}: ${to ?? frame ?? `“${maintenance}”`}`,
    ...(long ? [`for ${long} minutes`] : []),
    ...(missing ? [`not ready: ${missing}`] : []),
  ].join(', ');
