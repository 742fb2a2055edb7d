import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { jestStep } from './jest-step.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atrium-jest-step-'));
  symlinkSync(resolve(import.meta.dirname, '../../../../node_modules'), join(root, 'node_modules'));
  writeFileSync(
    join(root, 'jest.config.cjs'),
    'module.exports = { testMatch: ["<rootDir>/*.test.cjs"], transform: {} };',
  );
});
afterEach(() => rmSync(root, { recursive: true }));
const skip = `${'it'}.${'skip'}`;
const run = async (text: string) => {
  writeFileSync(join(root, 'one.test.cjs'), text);
  return await jestStep({
    root,
    env: { PATH: process.env.PATH },
    rest: ['--silent'],
    report: () => {},
    output: () => {},
  });
};

it('lists a test whose program is missing as not run, neither passed nor failed', async () => {
  const result = await run(`it('adds', () => {}); ${skip}('balances [needs nginx]', () => {});`);
  expect(result).toEqual({ passed: 1, failed: 0, problems: [], notRun: ['one.test.cjs: balances [needs nginx]'] });
});

it('counts any other skipped test as failed', async () => {
  const result = await run(`it('adds', () => {}); ${skip}('forgets', () => {});`);
  expect(result).toMatchObject({ passed: 1, failed: 1, notRun: [], problems: ['one.test.cjs: forgets (pending)'] });
});

const FAILS_ONCE = `
  const { existsSync, writeFileSync } = require('node:fs');
  const mark = require('node:path').join(__dirname, 'tried');
  const triedBefore = existsSync(mark);
  writeFileSync(mark, '');`;

it('runs a failed test once only', async () => {
  const result = await run(
    `${FAILS_ONCE} it('holds', () => {}); it('stumbles', () => expect(triedBefore).toBe(true));`,
  );
  expect(result).toEqual({
    passed: 1,
    failed: 1,
    problems: [expect.stringMatching(/^one\.test\.cjs: stumbles\n.*toBe[\s\S]*Received: false/)],
    notRun: [],
  });
});

it('fails a test that passes only at a further try of its own, as unsteady', async () => {
  const result = await run(
    `let tries = 0; jest.retryTimes(1); it('holds', () => {}); it('stumbles', () => expect(++tries).toBe(2));`,
  );
  expect(result).toEqual({
    passed: 1,
    failed: 1,
    problems: ['one.test.cjs: stumbles (unsteady: passed only at a further try)'],
    notRun: [],
  });
});

it('counts a file that cannot be loaded', async () => {
  expect(await run("throw new Error('not yet');")).toEqual({
    passed: 0,
    failed: 1,
    problems: ['one.test.cjs could not be run'],
    notRun: [],
  });
});
