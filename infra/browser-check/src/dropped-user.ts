import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface DroppedUser {
  uid: number;
  gid: number;
}

/** Owns no file and runs nothing else. Systems keep the ids around it for users that exist while a service runs. */
const USER: DroppedUser = { uid: 64_321, gid: 64_321 };
const READ = 0o004;
const SEARCH = 0o001;

/**
 * The user under which root has a version checked: Chromium's own sandbox does not work for root, and code that leaves the
 * browser should own nothing. Undefined where this process is not root, or where that user cannot read what the check needs.
 */
export function droppedUser(needs: readonly string[]): DroppedUser | undefined {
  return process.getuid?.() === 0 && needs.every(isReadByOthers) ? USER : undefined;
}

function isReadByOthers(path: string): boolean {
  try {
    let place = realpathSync(path);
    const { mode } = statSync(place);
    if (!(mode & READ)) return false;
    for (let above = dirname(place); above !== place; place = above, above = dirname(above))
      if (!(statSync(above).mode & SEARCH)) return false;
    return true;
  } catch {
    return false;
  }
}
