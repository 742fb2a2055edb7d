import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pointAtShell, presentShell } from './shell-pointer.ts';

it('reads the current shell, with or without a newline after its name', () => {
  const artifacts = mkdtempSync(join(tmpdir(), 'atrium-pointer-'));
  try {
    mkdirSync(join(artifacts, 'shell'));
    expect(presentShell(artifacts)).toBeUndefined();
    pointAtShell(artifacts, '0a1b2c3d4e5f');
    expect(presentShell(artifacts)).toBe(join(artifacts, 'shell/0a1b2c3d4e5f'));
    writeFileSync(join(artifacts, 'shell/current'), '5f4e3d2c1b0a\n');
    expect(presentShell(artifacts)).toBe(join(artifacts, 'shell/5f4e3d2c1b0a'));
  } finally {
    rmSync(artifacts, { recursive: true });
  }
});
