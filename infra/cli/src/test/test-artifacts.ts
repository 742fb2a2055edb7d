import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where the stories' portal has its built files, kept for the next run: what was built from these sources is not built
 * again. Apart from those of npm start, whose site may be running from them.
 */
export function testArtifacts(root: string): string {
  const kept = join(root, 'var/test-artifacts');
  mkdirSync(kept, { recursive: true });
  return kept;
}
