import { swap } from '@atrium/contracts/registry';
import { type Command, InvalidArgumentError } from 'commander';
import { callRegistry } from '../call-registry.ts';
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
    .option('--to <version>', 'another version of it')
    .option('--frame <url>', 'a page of somebody else')
    .option('--maintenance <text>', 'our maintenance page with this sentence')
    .option('--until <time>', 'ISO time at which it ends by itself')
    .option('--deadline <seconds>', 'change over by then even for members who are busy', seconds)
    .requiredOption('--reason <text>')
    .description('put a stand-in in the place of a remote')
    .action(async (name: string, { deadline, ...rest }: Options) => {
      if ([rest.to, rest.frame, rest.maintenance].filter((kind) => kind !== undefined).length !== 1) {
        throw new Error('Give exactly one of --to VERSION, --frame URL and --maintenance TEXT.');
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
  if (!(value >= 0)) throw new InvalidArgumentError('It must be a number of seconds.');
  return value;
}
