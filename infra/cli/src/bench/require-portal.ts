import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OPERATOR_FILE } from '@atrium/contracts/registry-paths';

/** Throws a sentence where no portal has started in the data folder that a benchmark of pages would measure. */
export function requirePortal(root: string, env: NodeJS.ProcessEnv): void {
  const folder = resolve(root, env.ATRIUM_VAR || 'var');
  if (existsSync(join(folder, OPERATOR_FILE))) return;
  throw new Error(
    `No portal has started in ${folder}. Run npm start, with the same ATRIUM_VAR and ports if they are set, and repeat this beside it.`,
  );
}
