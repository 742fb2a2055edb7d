import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { bundlerOf, readSettings } from '../settings.ts';
import type { SquadContext } from './context.ts';

/** `build`: one version into `dist/`, within the budgets. */
export function addBuild(program: Command, { folder, env, answer }: SquadContext): void {
  program
    .command('build')
    .option('--with <bundler>', 'webpack, rspack or vite; default: the one that is installed')
    .option('--to <version>', 'the version; default: that of package.json')
    .option('--out <folder>', 'receives the build; emptied first', 'dist')
    .description('build one version into dist/')
    .action(async (options: { with?: string; to?: string; out: string }) => {
      const settings = readSettings(folder, env);
      const { buildRemote } = await import('../build-remote.ts');
      const { name, version, files, entry } = await buildRemote({
        folder,
        version: options.to ?? settings.version,
        bundler: options.with ? bundlerOf(options.with) : settings.bundler,
        output: resolve(folder, options.out),
      });
      const bytes = files.find(({ path }) => path === entry)!.gzip;
      answer(
        `${name} ${version} is in ${join(options.out)}; its entry has ${(bytes / 1024).toFixed(1)} KB compressed.`,
      );
    });
}
