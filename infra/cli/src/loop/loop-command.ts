import { join } from 'node:path';
import { runTool } from '../tools/run-tool.ts';
import {
  auditTool,
  formatTool,
  lintTool,
  sbomTool,
  type Tool,
  typesTool,
  unitTool,
  watchTool,
} from '../tools/tools.ts';

const TOOLS: Record<string, (args: string[]) => Tool> = {
  audit: auditTool,
  format: formatTool,
  lint: lintTool,
  sbom: sbomTool,
  typecheck: typesTool,
  'test:unit': unitTool,
  'test:watch': watchTool,
};

export const isLoopCommand = (name: string | undefined): name is string => name !== undefined && name in TOOLS;

/** `npm run audit | format | lint | sbom | typecheck | test:unit | test:watch [-- ARGUMENTS]`. Resolves with the exit code. */
export function loopCommand(root: string, env: NodeJS.ProcessEnv, name: string, args: string[]): Promise<number> {
  const [script, ...rest] = TOOLS[name]!(args);
  return runTool(join(root, script), rest, { cwd: root, env });
}
