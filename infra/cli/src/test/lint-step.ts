import { join } from 'node:path';
import { lintTool } from '../tools/tools.ts';
import { runTool } from '../tools/run-tool.ts';
import type { Step } from './step.ts';

/** Biome's rules and format; warnings count. */
export const lintStep: Step = async ({ root, env, output }) => {
  const [script, ...args] = lintTool([]);
  const code = await runTool(join(root, script), args, { cwd: root, env, output });
  return code === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, problems: ['Lint or format problems: run `npm run format`, then `npm run lint`.'] };
};
