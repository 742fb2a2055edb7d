import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';

it('[13-18] spends no invitation outside the folder of a remote', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-join-'));
  const printed: string[] = [];
  const output = { out: (text: string) => void printed.push(text), err: (text: string) => void printed.push(text) };
  // Nothing listens there: a request would be reported as "No response".
  const args = ['join', 'an-invitation', '--registry', 'http://127.0.0.1:9'];
  expect(await runCommand(args, folder, {}, output)).toBe(1);
  expect(printed.join('')).toMatch(/has no remote\.ts and package\.json/);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
