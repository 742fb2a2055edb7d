import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readStoryReport } from './read-story-report.ts';
import { runTool } from './run-tool.ts';

jest.setTimeout(120_000);

const modules = resolve(__dirname, '../../../../e2e/node_modules');
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
const tell = async (early: string) => {
  write('early.spec.cjs', `${HEAD} ${early}`);
  const code = await runTool(join(modules, '@playwright/test/cli.js'), ['test', '-c', folder], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    output: () => {},
  });
  return readStoryReport(join(folder, 'report.json'), code);
};

it('tells those that failed from those that were not run for it, and says which one passed at a further try', async () => {
  expect(
    await tell(
      "test('opens', () => {}); test('breaks', () => expect(1).toBe(2)); test('stumbles', ({}, info) => expect(info.retry).toBe(1));",
    ),
  ).toEqual({
    passed: 2,
    failed: 1,
    problems: ['early.spec.cjs: breaks', 'early.spec.cjs: stumbles (at a further try)'],
    notRun: ['late.spec.cjs: closes'],
  });
});

it('counts as failed what is left out though nothing failed, and a run without a report', async () => {
  const leaveOut = `${'test'}.${'skip'}`;
  expect(await tell(`${leaveOut}('forgets', () => {});`)).toMatchObject({
    failed: 1,
    notRun: ['early.spec.cjs: forgets'],
  });
  expect(readStoryReport(join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
});
