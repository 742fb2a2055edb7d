import { swap } from '@atrium/contracts/registry-channels';
import { type Command, InvalidArgumentError } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';
import { sayChanged } from './say-changed.ts';

interface Options {
  to?: string;
  frame?: string;
  maintenance?: string;
  until?: string;
  deadline?: number;
  reason: string;
}

/** `swap`: a stand-in in a remote's place, in every open page. */
export function addSwap(program: Command, { registry, answer }: VerbContext): void {
  program
    .command('swap')
    .argument('<remote>')
    .option('--to <version>', 'another released version')
    .option('--frame <url>', "a third party's page")
    .option('--maintenance <text>', 'our maintenance page with this text')
    .option('--until <time>', 'ISO time when it ends automatically')
    .option('--deadline <seconds>', 'maximum wait for busy tabs before they switch', seconds)
    .requiredOption('--reason <text>')
    .description('replace a remote with a stand-in')
    .action(async (name: string, { deadline, ...rest }: Options) => {
      if ([rest.to, rest.frame, rest.maintenance].filter((kind) => kind !== undefined).length !== 1) {
        throw new Error('Pass exactly one of --to VERSION, --frame URL and --maintenance TEXT.');
      }
      const changed = await callRegistry(registry(), swap, {
        params: { name },
        body: { ...rest, deadlineSeconds: deadline },
      });
      answer(changed, sayChanged(changed));
    });
}

function seconds(text: string): number {
  const value = Number(text);
  if (!(value >= 0)) throw new InvalidArgumentError('Must be a number of seconds.');
  return value;
}
