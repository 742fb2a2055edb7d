import { spawnSync } from 'node:child_process';

type Test = (() => Promise<void>) | (() => void);

/**
 * `it` for a test that stands on a program which a machine may lack (`nginx -v`, `redis-server --version`). Where it is
 * missing the test is not run and its title says what it needs; `npm test` reports it apart, never as passed.
 */
export function needsTool(command: string, ...args: string[]): (title: string, test: Test) => void {
  const there = spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  return (title, test) =>
    there
      ? it(title, test)
      : it.skip(`${title} [needs ${[command, ...args.filter((word) => !word.startsWith('-'))].join(' ')}]`, test);
}
