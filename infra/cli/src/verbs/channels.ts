import { promote, restore, rollback } from '@atrium/contracts/registry-channels';
import { type Command, InvalidArgumentError } from 'commander';
import { callRegistry } from '../call-registry.ts';
import type { VerbContext } from './context.ts';
import { sayChanged } from './say-changed.ts';

/** `promote`, `rollback`, `restore`: which registered version members get. */
export function addChannels(program: Command, { registry, answer }: VerbContext): void {
  program
    .command('promote')
    .argument('<remote>')
    .argument('<version>')
    .option('--canary <percent>', 'share of browsers that get it, in percent', percent)
    .option('--reason <text>')
    .description('make a version live for everyone, or for a share of browsers')
    .action(async (name: string, version: string, { canary, reason }: { canary?: number; reason?: string }) => {
      const changed = await callRegistry(registry(), promote, { params: { name }, body: { version, canary, reason } });
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
    .command('restore')
    .argument('<remote>')
    .option('--reason <text>')
    .description('end a swap')
    .action(async (name: string, { reason }: { reason?: string }) => {
      const changed = await callRegistry(registry(), restore, { params: { name }, body: { reason } });
      answer(changed, sayChanged(changed));
    });
}

function percent(text: string): number {
  const value = Number(text);
  if (!(value >= 0 && value <= 100)) throw new InvalidArgumentError('Must be a percentage from 0 to 100.');
  return value;
}
