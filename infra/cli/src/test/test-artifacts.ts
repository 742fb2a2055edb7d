import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of the built files for the stories, kept for the next run: unchanged sources are not built again. It is not
 * the one of `npm start`, whose site may be running from it.
 */
export function testArtifacts(root: string): string {
  const kept = join(root, 'var/test-artifacts');
  mkdirSync(kept, { recursive: true });
  return kept;
}
