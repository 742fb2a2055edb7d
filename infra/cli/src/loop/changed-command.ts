import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from '../tools/run-tool.ts';
import { changedFiles } from './changed-files.ts';
import { lintTool, relatedTool, type Tool, typesTool } from '../tools/tools.ts';

const CODE = /\.[cm]?[jt]sx?$|\.json$/;

/**
 * `npm run test:changed [-- --since COMMIT]`: lint of the changed files, types of the whole tree, and the tests that
 * reach a changed file. Resolves with the exit code.
 */
export async function changedCommand(root: string, env: NodeJS.ProcessEnv, args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { since: { type: 'string' } } });
  const { since, files } = changedFiles(root, values.since);
  const say = (text: string) => void process.stdout.write(text);
  if (files.length === 0) {
    say(`Nothing has changed since ${since}.\n`);
    return 0;
  }
  say(`${files.length} changed ${files.length === 1 ? 'file' : 'files'} since ${since}\n`);
  const run = async (name: string, [script, ...rest]: Tool, hasScreen = false) => {
    const printed: string[] = [];
    const output = hasScreen ? undefined : (text: string) => void printed.push(text);
    const began = performance.now();
    const code = await runTool(join(root, script), rest, { cwd: root, env, output });
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    return { code, text: `${code === 0 ? '' : printed.join('')}${code === 0 ? '✓' : '✗'} ${name} ${seconds} s\n` };
  };
  const code = files.filter((file) => CODE.test(file));
  // The compiler and the tests use a processor each; the linter is done before either.
  const results = await Promise.all([
    run('lint', [...lintTool(files), '--files-ignore-unknown=true', '--no-errors-on-unmatched']),
    run('types', typesTool([])),
    ...(code.length > 0 ? [run('tests', relatedTool(code), true)] : []),
  ]);
  for (const { text } of results) say(text);
  return results.some((result) => result.code !== 0) ? 1 : 0;
}
