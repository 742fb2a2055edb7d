import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readStoryReport } from './read-story-report.ts';
import { runTool } from '../tools/run-tool.ts';

const modules = resolve(import.meta.dirname, '../../../../e2e/node_modules');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-stories-'));
  symlinkSync(modules, join(folder, 'node_modules'));
  write(
    'playwright.config.cjs',
    `module.exports = {
    retries: 1, reporter: [['json', { outputFile: 'report.json' }]],
    projects: [{ name: 'early', testMatch: 'early.spec.cjs' }, { name: 'late', testMatch: 'late.spec.cjs', dependencies: ['early'] }],
  };`,
  );
  write('late.spec.cjs', `${HEAD} test('closes', () => {});`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const HEAD = "const { test, expect } = require('@playwright/test');";
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const runWith = async (early: string) => {
  write('early.spec.cjs', `${HEAD} ${early}`);
  const code = await runTool(join(modules, '@playwright/test/cli.js'), ['test', '-c', folder], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    output: () => {},
  });
  return readStoryReport(join(folder, 'report.json'), code);
};

it('separates failed stories, with the cause, from those that were skipped for them', async () => {
  expect(await runWith("test('opens', () => {}); test('breaks', () => expect(1).toBe(2));")).toEqual({
    passed: 1,
    failed: 1,
    problems: [expect.stringMatching(/^early\.spec\.cjs: breaks\n.*toBe[\s\S]*Expected: 2\n +Received: 1/)],
    notRun: ['late.spec.cjs: closes'],
  });
});

it('fails a story that passes only at a further try, as unsteady', async () => {
  expect(await runWith("test('stumbles', ({}, info) => expect(info.retry).toBe(1));")).toEqual({
    passed: 1,
    failed: 1,
    problems: ['early.spec.cjs: stumbles (unsteady: passed only at a further try)'],
    notRun: [],
  });
});

it('fails a run that skips a story though nothing failed, and a run without a report', async () => {
  const skip = `${'test'}.${'skip'}`;
  expect(await runWith(`${skip}('forgets', () => {});`)).toMatchObject({
    failed: 1,
    notRun: ['early.spec.cjs: forgets'],
  });
  expect(readStoryReport(join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
});
