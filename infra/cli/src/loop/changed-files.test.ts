import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
const put = (name: string, text: string) => writeFileSync(join(root, name), text);
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'a change');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atrium-changed-'));
  git('init', '-q', '-b', 'main');
  put('kept.ts', 'kept');
  put('removed.ts', 'removed');
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

it('lists what a branch changed since it left main, committed or not, and no removed file', () => {
  git('checkout', '-qb', 'work');
  put('committed.ts', '1');
  commit();
  put('kept.ts', 'edited');
  put('new.ts', '1');
  rmSync(join(root, 'removed.ts'));
  expect(changedFiles(root).files).toEqual(['committed.ts', 'kept.ts', 'new.ts']);
});

it('leaves out what main changed meanwhile', () => {
  git('branch', 'work');
  put('theirs.ts', '1');
  commit();
  git('checkout', '-q', 'work');
  put('mine.ts', '1');
  expect(changedFiles(root).files).toEqual(['mine.ts']);
});

it('compares with the last commit on main, and with the commit that is named', () => {
  put('second.ts', '1');
  commit();
  put('third.ts', '1');
  expect(changedFiles(root).files).toEqual(['third.ts']);
  expect(changedFiles(root, 'HEAD~1')).toEqual({ since: 'HEAD~1', files: ['second.ts', 'third.ts'] });
});
