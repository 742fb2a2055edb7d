import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { VerbContext } from './context.ts';

/** `sdk`: the packages for squads outside this repository, as tarballs that npm takes. */
export function addSdk(program: Command, { root, varFolder, answer, progress }: VerbContext): void {
  program
    .command('sdk')
    .option(
      '--out <folder>',
      'receives the tarballs; emptied first; default: sdk in the data folder, which /sdk/ offers',
    )
    .description('pack the SDK for squads outside this repository')
    .action(async ({ out }: { out?: string }) => {
      const target = out === undefined ? join(varFolder, 'sdk') : resolve(out);
      progress('Compiling and packing the SDK');
      const { packSdk } = await import('../sdk/pack-sdk.ts');
      const files = [...packSdk(root, target).values()].map((file) => join(target, file));
      answer({ files }, files);
    });
}
