import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeOfBuild } from './place-of-build.ts';

let root: string;
let served: string;
let drafts: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atrium-place-'));
  served = join(root, 'artifacts');
  drafts = join(root, 'release-builds');
});
afterEach(() => rmSync(root, { recursive: true }));

const folderOf = (home: string, version = '1.0.0') => join(home, 'remotes/den', version);
const finished = (home: string, inputs: string) => {
  mkdirSync(folderOf(home), { recursive: true });
  writeFileSync(join(folderOf(home), 'manifest.json'), JSON.stringify({ inputs }));
};
const release = (released: string[] = []) =>
  placeOfBuild({ name: 'den', asked: '1.0.0', inputs: 'now', homes: [served, drafts], release: true, released });

it('[13-07] builds a release outside the served folder', () => {
  expect(release()).toEqual({ version: '1.0.0', target: folderOf(drafts) });
});

it('uses a finished build of the same sources where it lies', () => {
  finished(drafts, 'now');
  expect(release().target).toBe(folderOf(drafts));
  finished(served, 'now');
  expect(release(['1.0.0']).target).toBe(folderOf(served));
});

it('builds a refused version again from changed sources, and refuses a registered one', () => {
  finished(drafts, 'before');
  expect(release(['0.9.0'])).toEqual({ version: '1.0.0', target: folderOf(drafts) });
  expect(existsSync(folderOf(drafts))).toBe(false);
  finished(served, 'before');
  expect(() => release(['1.0.0'])).toThrow('den 1.0.0 already exists with different content.');
  expect(existsSync(folderOf(served))).toBe(true);
});

it('gives changed sources a development version outside a release', () => {
  finished(served, 'before');
  const wanted = { name: 'den', asked: '1.0.0', inputs: '0123456789', homes: [served], release: false };
  expect(placeOfBuild(wanted)).toEqual({
    version: '1.0.0-dev.01234567',
    target: folderOf(served, '1.0.0-dev.01234567'),
  });
});
