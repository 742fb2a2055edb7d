import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR_FILE } from '@atrium/contracts/registry-paths';

/** The token of one of the demo brand's operators, which the registry stores in the data folder; undefined if unknown. */
export function operatorToken(varFolder: string, name = 'operator'): string | undefined {
  const file = join(varFolder, OPERATOR_FILE);
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[name];
}
