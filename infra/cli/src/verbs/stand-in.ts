import {
  acceptStandIn,
  dropStandIn,
  type PreparedStandIn,
  prepareStandIn,
  standIns,
} from '@atrium/contracts/registry-stand-ins';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import { type Command, InvalidArgumentError } from 'commander';
import type { VerbContext } from './context.ts';
import { sayChanged } from './say-changed.ts';

interface Prepare {
  to?: string;
  frame?: string;
  maintenance?: string;
  minutes?: number;
  vendor?: string;
  reason: string;
}

/** `stand-in prepare|list|accept|drop`: what is proposed to operators when a remote or a vendor fails. */
export function addStandIn(program: Command, { registry, answer }: VerbContext): void {
  const group = program.command('stand-in').description('stand-ins that are prepared for a failure');
  const command = (name: string) =>
    group
      .command(name)
      .argument('<remote>')
      .option('--vendor <code>', 'for a failure of this vendor, not of the remote')
      .requiredOption('--reason <text>');
  command('prepare')
    .option('--to <version>', 'another version, also one that is not released yet')
    .option('--frame <url>', "a third party's page")
    .option('--maintenance <text>', 'our maintenance page with this text')
    .option('--minutes <number>', 'how long it stays once accepted', minutes)
    .description('prepare what operators accept with one press')
    .action(async (name: string, body: Prepare) => {
      const made = await callRegistry(registry(), prepareStandIn, { params: { name }, body });
      answer(made, say(made));
    });
  group
    .command('list')
    .description('list them, each with what it still lacks')
    .action(async () => {
      const all = await callRegistry(registry(), standIns);
      answer(all, all.length ? all.map(say) : 'No stand-in is prepared.');
    });
  command('accept')
    .description('put it in place')
    .action(async (name: string, body: { vendor?: string; reason: string }) => {
      const changed = await callRegistry(registry(), acceptStandIn, { params: { name }, body });
      answer(changed, sayChanged(changed));
    });
  command('drop')
    .description('propose it no longer')
    .action(async (name: string, body: { vendor?: string; reason: string }) => {
      const done = await callRegistry(registry(), dropStandIn, { params: { name }, body });
      answer(done, `The stand-in of ${name} is no longer prepared.`);
    });
}

const say = ({ remote, vendor, to, frame, maintenance, minutes: long, missing }: PreparedStandIn): string =>
  [
    `${remote}${vendor ? `, if ${vendor} fails` : ''}: ${to ?? frame ?? `“${maintenance}”`}`,
    ...(long ? [`for ${long} minutes`] : []),
    ...(missing ? [`not ready: ${missing}`] : []),
  ].join(', ');

function minutes(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('Must be a whole number of minutes.');
  return value;
}
