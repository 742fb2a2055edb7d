import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CONFORMANCE_TEST, jestCommand, jestConfig } from '@atrium/remote-conformance/jest-config';
import type { Command } from 'commander';
import type { SquadContext } from './context.ts';

const SERVED = /^https?:\/\//;

/** `test`: the squad's own tests; `test --built dist`: the suite that every built version passes. */
export function addTest(program: Command, { folder, env, answer }: SquadContext): void {
  program
    .command('test')
    .option('--built <folder...>', 'test the conformance of built versions, or of one that this address serves')
    .description("run the remote's own tests, or the conformance suite on builds")
    .action(({ built = [] }: { built?: string[] }) => {
      const places = built.map((place) => (SERVED.test(place) ? place : resolve(folder, place)));
      const missing = places.find((place) => !SERVED.test(place) && !existsSync(join(place, 'manifest.json')));
      if (missing) throw new Error(`There is no manifest.json in ${missing}. Build first.`);
      if (places.length > 0) {
        mkdirSync(join(folder, '.atrium'), { recursive: true });
        writeFileSync(join(folder, '.atrium/conformance.test.js'), CONFORMANCE_TEST);
      }
      const config = jestConfig({ folder, ...(places.length > 0 && { built: places }) });
      const { status } = spawnSync(
        process.execPath,
        [jestCommand(), '-i', '--verbose', '--config', JSON.stringify(config)],
        { cwd: folder, env, stdio: ['ignore', 2, 'inherit'] },
      );
      const subject = built.join(', ') || 'The remote';
      answer(status === 0 ? `${subject}: passed.` : `${subject}: failed.`);
      if (status !== 0) process.exitCode = 1;
    });
}
