import { pauseRamp, promote, restore, rollback, switchPart } from '@atrium/contracts/registry-channels';
import { Argument, type Command, InvalidArgumentError } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';
import { sayChanged } from './say-changed.ts';

interface Promotion {
  canary?: number;
  ramp?: number | true;
  despiteFindings?: true;
  reason?: string;
}

/** `promote`, `ramp`, `rollback`, `restore`, `part`: which registered version members get. */
export function addChannels(program: Command, { registry, answer }: VerbContext): void {
  program
    .command('promote')
    .argument('<remote>')
    .argument('<version>')
    .option('--canary <percent>', 'share of browsers that get it, in percent', percent)
    .option(
      '--ramp [minutes]',
      'let the share grow by 1, 5, 25 and 100 percent while it is within its error budget',
      minutes,
    )
    .option('--despite-findings', "an operator's decision: also a version that failed in Chromium; needs a reason")
    .option('--reason <text>')
    .description('make a version live for everyone, or for a share of browsers')
    .action(async (name: string, version: string, { canary, ramp, despiteFindings, reason }: Promotion) => {
      const grows = ramp === undefined ? undefined : ramp === true ? {} : { minutes: ramp };
      const body = { version, canary, ramp: grows, despiteFindings, reason };
      const changed = await callRegistry(registry(), promote, { params: { name }, body });
      answer(changed, sayChanged(changed));
    });
  program
    .command('ramp')
    .argument('<remote>')
    .addArgument(new Argument('<action>').choices(['pause', 'resume']))
    .requiredOption('--reason <text>')
    .description('hold a canary that grows at its share, or let it grow again')
    .action(async (name: string, action: string, { reason }: { reason: string }) => {
      const body = { paused: action === 'pause', reason };
      const changed = await callRegistry(registry(), pauseRamp, { params: { name }, body });
      answer(changed, sayChanged(changed));
    });
  program
    .command('rollback')
    .argument('<remote>')
    .option('--reason <text>')
    .description('end the canary, or return to the previous version')
    .action(async (name: string, { reason }: { reason?: string }) => {
      const changed = await callRegistry(registry(), rollback, { params: { name }, body: { reason } });
      answer(changed, sayChanged(changed));
    });
  program
    .command('part')
    .argument('<remote>')
    .argument('<place>', 'for example shell.home')
    .addArgument(new Argument('<action>').choices(['close', 'open']))
    .requiredOption('--reason <text>')
    .description("close a remote's part in a place of somebody else's, or open it again")
    .action(async (name: string, place: string, action: string, { reason }: { reason: string }) => {
      const body = { place, open: action === 'open', reason };
      const changed = await callRegistry(registry(), switchPart, { params: { name }, body });
      answer(changed, sayChanged(changed));
    });
  program
    .command('restore')
    .argument('<remote>')
    .option('--reason <text>')
    .description('end a swap')
    .action(async (name: string, { reason }: { reason?: string }) => {
      const changed = await callRegistry(registry(), restore, { params: { name }, body: { reason } });
      answer(changed, sayChanged(changed));
    });
}

function minutes(text: string): number {
  const value = Number(text);
  if (!(value >= 0 && value <= 10_080)) throw new InvalidArgumentError('Must be a number of minutes up to a week.');
  return value;
}

function percent(text: string): number {
  const value = Number(text);
  if (!(value >= 0 && value <= 100)) throw new InvalidArgumentError('Must be a percentage from 0 to 100.');
  return value;
}
