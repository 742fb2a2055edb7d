import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInputHash } from './input-hash.ts';

let root: string;
const hash = () => createInputHash(root)(join(root, 'remotes/den'));
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atrium-inputs-'));
  write('pnpm-lock.yaml', 'lock 1');
  write(
    'remotes/den/package.json',
    '{"name":"@atrium/den","version":"1.0.0","dependencies":{"@atrium/paint":"workspace:*"}}',
  );
  write('remotes/den/src/den.ts', 'export const den = 1;');
  write(
    'shared/paint/package.json',
    '{"name":"@atrium/paint","version":"1.0.0","dependencies":{"@atrium/pigment":"workspace:*"}}',
  );
  write('shared/paint/src/paint.ts', 'export const paint = 1;');
  write('shared/pigment/package.json', '{"name":"@atrium/pigment","version":"1.0.0"}');
  write('shared/pigment/src/pigment.ts', 'export const pigment = 1;');
  for (const [user, used] of [
    ['remotes/den', 'paint'],
    ['shared/paint', 'pigment'],
  ] as const) {
    mkdirSync(join(root, user, 'node_modules/@atrium'), { recursive: true });
    symlinkSync(join(root, 'shared', used), join(root, user, 'node_modules/@atrium', used));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

it('is the same for the same sources in any folder', () => {
  const first = hash();
  expect(hash()).toBe(first);
  const elsewhere = mkdtempSync(join(tmpdir(), 'atrium-inputs-'));
  cpSync(root, elsewhere, { recursive: true, verbatimSymlinks: false, dereference: true });
  expect(createInputHash(elsewhere)(join(elsewhere, 'shared/pigment'))).toBe(
    createInputHash(root)(join(root, 'shared/pigment')),
  );
  rmSync(elsewhere, { recursive: true });
});

it.each([
  ['a file of its own', 'remotes/den/src/den.ts'],
  ['a direct dependency', 'shared/paint/src/paint.ts'],
  ['an indirect dependency', 'shared/pigment/src/pigment.ts'],
  ['a new file', 'remotes/den/src/new.ts'],
  ['the lockfile', 'pnpm-lock.yaml'],
])('changes with %s', (_what, path) => {
  const before = hash();
  write(path, 'export const other = 2;');
  expect(hash()).not.toBe(before);
});

it('changes with the build preset, but not with its test dependencies', () => {
  const link = (user: string, used: string) => {
    mkdirSync(join(root, user, 'node_modules/@atrium'), { recursive: true });
    symlinkSync(join(root, used), join(root, user, 'node_modules/@atrium', used.split('/').at(-1)!));
  };
  write(
    'remotes/den/package.json',
    '{"name":"@atrium/den","version":"1.0.0","devDependencies":{"@atrium/build":"workspace:*"}}',
  );
  write(
    'infra/build/package.json',
    '{"name":"@atrium/build","version":"1.0.0","devDependencies":{"@atrium/pigment":"workspace:*"}}',
  );
  write('infra/build/src/preset.ts', '1');
  link('remotes/den', 'infra/build');
  link('infra/build', 'shared/pigment');
  const before = hash();
  write('shared/pigment/src/pigment.ts', 'changed');
  expect(hash()).toBe(before);
  write('infra/build/src/preset.ts', '2');
  expect(hash()).not.toBe(before);
});

it.each(['remotes/den/src/den.test.ts', 'remotes/den/README.md', 'shared/paint/dist/paint.js'])(
  'does not change with %s',
  (path) => {
    const before = hash();
    write(path, 'whatever');
    expect(hash()).toBe(before);
  },
);
