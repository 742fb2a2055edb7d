import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import type { VerbContext } from './context.ts';

interface JestConfig {
  projects: { displayName: string }[];
}

/** `conformance-remote <build>`: the suite that every remote passes, over a build of any bundler. */
export function addConformanceRemote(program: Command, { root, env, answer, progress, fail }: VerbContext): void {
  program
    .command('conformance-remote')
    .argument('<build>', 'a folder with manifest.json, or the URL that serves it')
    .description('run the remote conformance suite on a build from any bundler')
    .action(async (build: string) => {
      const served = /^https?:\/\//.test(build);
      const place = served ? build : resolve(build);
      if (!served && !existsSync(join(place, 'manifest.json'))) throw new Error(`No manifest.json found in ${place}.`);
      const { default: jest } = (await import(pathToFileURL(join(root, 'jest.config.mjs')).href)) as {
        default: JestConfig;
      };
      const page = jest.projects.find(({ displayName }) => displayName === 'page');
      const config = {
        ...page,
        rootDir: root,
        testRegex: ['/shared/remote-conformance/src/built-remote\\.run\\.tsx$'],
        globals: { builtRemote: place },
      };
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(root, 'node_modules/jest/bin/jest.js'), '-i', '--verbose', '--config', JSON.stringify(config)],
        { cwd: root, env, encoding: 'utf8' },
      );
      progress(stderr.trimEnd());
      answer({ build: place, ok: status === 0 }, status === 0 ? `${place} passes.` : `${place} fails.`);
      if (status !== 0) fail();
    });
}
