import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Branches that a change is meant for, in the order in which they are looked for. */
const TARGETS = ['origin/main', 'main'];

export interface ChangedFiles {
  /** The commit that the files are compared with, in words. */
  since: string;
  /** Paths relative to the root, of files that exist. */
  files: string[];
}

/**
 * The files that differ from the commit at which this branch left main, committed or not; on main itself from the last
 * commit. `since` names another commit.
 */
export function changedFiles(root: string, since?: string): ChangedFiles {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  const lines = (text: string) => text.split('\n').filter(Boolean);
  const base = since ?? forkPoint(git) ?? 'HEAD';
  const files = new Set([
    ...lines(git('diff', '--name-only', '--relative', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]);
  return { since: base, files: [...files].filter((file) => existsSync(join(root, file))).sort() };
}

function forkPoint(git: (...args: string[]) => string): string | undefined {
  for (const target of TARGETS) {
    try {
      return git('merge-base', 'HEAD', target).slice(0, 12);
    } catch {
      // There is no such branch here.
    }
  }
  return undefined;
}
