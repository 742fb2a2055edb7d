import { join } from 'node:path';
import { typesTool } from '../tools/tools.ts';
import { runTool } from '../tools/run-tool.ts';
import type { Step } from './step.ts';

/** Each of the four that it starts checks shared types anew: a third of the processor time, which jest beside it needs. */
const ONE_CHECKER = ['--checkers', '1'];

/** The whole tree through the TypeScript compiler. */
export const typesStep: Step = async ({ root, env, output }) => {
  const [script, ...args] = typesTool(ONE_CHECKER);
  const code = await runTool(join(root, script), args, { cwd: root, env, output });
  return code === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, problems: ['The types do not fit together (tsc).'] };
};
