import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import { OVERRIDE_PARAMETER } from '@atrium/contracts/override-names';
import type { Command } from 'commander';
import { buildRemote } from '../build-remote.ts';
import { serveBuilds } from '../development/serve-builds.ts';
import { bundlerOf, readSettings } from '../settings.ts';
import type { SquadContext } from './context.ts';

/** A save writes several files; the build waits until they are still. */
const STILL_MS = 100;
const OUTPUT = '.atrium/dev';
const NOT_SOURCES = /(^|[\\/])(node_modules|dist|\.atrium|\.git)([\\/]|$)/;

/** `dev`: the squad's build inside a running site, in one browser only; every change reloads the page. */
export function addDev(program: Command, { folder, env, answer, progress }: SquadContext): void {
  program
    .command('dev')
    .option('--with <bundler>', 'webpack, rspack or vite; default: the one that is installed')
    .option('--port <port>', 'of the development server; default: a free one', Number)
    .option('--site <address>', 'the running site')
    .description('show your build inside a running site, in your browser only')
    .action(async (options: { with?: string; port?: number; site?: string }) => {
      const settings = readSettings(folder, env);
      const site = options.site ?? settings.site;
      const output = join(folder, ...OUTPUT.split('/'));
      const order = {
        folder,
        version: `${settings.version}-local`,
        bundler: options.with ? bundlerOf(options.with) : settings.bundler,
        output,
      };
      const first = await buildRemote(order);
      const served = await serveBuilds(output, first, options.port);
      answer([
        '',
        `  ${first.name} inside the running site:`,
        '',
        `    ${site.replace(/\/$/, '')}/?${OVERRIDE_PARAMETER}=${first.name}@${served.entry}`,
        '',
      ]);
      let waiting: NodeJS.Timeout | undefined;
      let running = Promise.resolve();
      const build = async () => {
        try {
          served.changed(await buildRemote({ ...order, edition: String(Date.now()) }));
          progress('Built.');
        } catch (error) {
          progress((error as Error).message);
        }
      };
      const watcher = watch(folder, { recursive: true }, (_event, file) => {
        if (!file || NOT_SOURCES.test(file.split(sep).join('/'))) return;
        clearTimeout(waiting);
        waiting = setTimeout(() => (running = running.then(build)), STILL_MS);
      });
      await new Promise<void>((resolve) => {
        process.once('SIGINT', resolve).once('SIGTERM', resolve);
      });
      watcher.close();
      clearTimeout(waiting);
      await running;
      await served.close();
    });
}
