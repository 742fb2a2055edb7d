import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecrets } from './settings.ts';

it('reads the table itself', () => {
  const secrets = readSecrets('{"CPL":{"secret":"long-enough"}}');
  expect(secrets.find('CPL')).toEqual({ secret: 'long-enough', lateBet: 'error' });
  expect(secrets.find('constructor')).toBeUndefined();
});

it('says in a sentence what the table must look like', () => {
  expect(() => readSecrets('{"CPL":{"secret":"short"}}')).toThrow('VENDOR_SECRETS must hold {"<vendorId>"');
});

it('finds vendors of a file that is written, or grows, after the start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const file = join(folder, 'secrets.json');
  const secrets = readSecrets(file);
  expect(secrets.find('CPL')).toBeUndefined();
  writeFileSync(file, '{"CPL":{"secret":"long-enough"}}');
  expect(secrets.find('CPL')?.secret).toBe('long-enough');
  writeFileSync(file, '{"CPL":{"secret":"long-enough"},"NEW":{"secret":"also-long-enough","lateBet":"noop"}}');
  utimesSync(file, new Date(), new Date(Date.now() + 5_000));
  expect(secrets.find('NEW')?.lateBet).toBe('noop');
  rmSync(folder, { recursive: true });
});
