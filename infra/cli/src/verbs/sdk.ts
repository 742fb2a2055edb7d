import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { VerbContext } from './context.ts';

/** `sdk`: the packages for squads outside this repository, as tarballs that npm takes. */
export function addSdk(program: Command, { root, varFolder, answer, progress }: VerbContext): void {
  const pack = async (to: string | undefined) => {
    const target = to === undefined ? join(varFolder, 'sdk') : resolve(to);
    progress('Compiling and packing the SDK');
    const { packSdk } = await import('../sdk/pack-sdk.ts');
    const files = [...packSdk(root, target).values()].map((file) => join(target, file));
    answer({ files }, files);
  };
  const folder = 'receives the tarballs; emptied first; default: sdk in the data folder, which /sdk/ offers';
  const description = 'pack the SDK for squads outside this repository';
  program
    .command('sdk')
    .option('--out <folder>', folder)
    .description(description)
    .action(({ out }: { out?: string }) => pack(out))
    .command('pack')
    .option('--to <folder>', folder)
    .description(description)
    .action(({ to }: { to?: string }) => pack(to));
}
