import { execFileSync } from 'node:child_process';

/** The commit that `root` stands at, or `unknown` outside of a repository. */
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
