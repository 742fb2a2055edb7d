import { spawnSync } from 'node:child_process';

type Test = (() => Promise<void>) | (() => void);

/**
 * `it` for a test that needs a program which a machine may lack (`nginx -v`, `redis-server --version`). Without it the
 * test is skipped and its title names the program; `npm test` lists it as not run, never as passed.
 */
export function needsTool(command: string, ...args: string[]): (title: string, test: Test) => void {
  const isInstalled = spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  return (title, test) =>
    isInstalled
      ? it(title, test)
      : it.skip(`${title} [needs ${[command, ...args.filter((word) => !word.startsWith('-'))].join(' ')}]`, test);
}
