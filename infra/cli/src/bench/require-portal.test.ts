import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPERATOR_FILE } from '@atrium/contracts/registry-paths';
import { benchCommand } from './bench-command.ts';

it('names the folder without a portal before a benchmark of pages runs', async () => {
  const root = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  try {
    mkdirSync(join(root, 'e2e/bench'), { recursive: true });
    writeFileSync(join(root, 'e2e/bench/pages.ts'), "process.stdout.write('');\n");
    const run = (...args: string[]) =>
      benchCommand(root, { ATRIUM_VAR: 'data', CHROMIUM_PATH: process.execPath }, args);
    const missing = `No portal has started in ${join(root, 'data')}. Run npm start`;
    await expect(run('pages')).rejects.toThrow(missing);
    mkdirSync(join(root, 'data'));
    writeFileSync(join(root, 'data', OPERATOR_FILE), '{}');
    expect(await run('pages')).toBe(0);
  } finally {
    rmSync(root, { recursive: true });
  }
});
