import { setSystem } from '@atrium/contracts/registry-channels';
import { Argument, type Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';
import { isoTime } from './iso-time.ts';
import { sayChanged } from './say-changed.ts';

type Status = 'normal' | 'maintenance' | 'restricted';

/** `system normal|maintenance|restricted`: the status of the whole site. */
export function addSystem(program: Command, { registry, answer }: VerbContext): void {
  program
    .command('system')
    .addArgument(new Argument('<status>').choices(['normal', 'maintenance', 'restricted']))
    .option('--countries <codes>', 'blocked countries, for example PH,SG', list)
    .option('--ips <blocks>', 'blocked address ranges, for example 203.0.113.0/24', list)
    .option(
      '--until <time>',
      'when the site is expected back from maintenance, as an ISO time; visitors read it',
      isoTime,
    )
    .requiredOption('--reason <text>')
    .description('set the system status')
    .action(
      async (status: Status, options: { countries?: string[]; ips?: string[]; until?: string; reason: string }) => {
        const changed = await callRegistry(registry(), setSystem, { body: { status, ...options } });
        answer(changed, sayChanged(changed));
      },
    );
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
