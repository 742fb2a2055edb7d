import { execFileSync } from 'node:child_process';

/** The checked-out commit of `root`, or `unknown` outside a repository. */
export function commitOf(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
