import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { jestStep } from './jest-step.ts';

jest.setTimeout(120_000);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atrium-jest-step-'));
  symlinkSync(resolve(__dirname, '../../../../node_modules'), join(root, 'node_modules'));
  writeFileSync(
    join(root, 'jest.config.cjs'),
    'module.exports = { testMatch: ["<rootDir>/*.test.cjs"], transform: {} };',
  );
});
afterEach(() => rmSync(root, { recursive: true }));
const leaveOut = `${'it'}.${'skip'}`;
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

it('says apart what a program was missing for, and counts it neither way', async () => {
  const result = await run(`it('adds', () => {}); ${leaveOut}('balances [needs nginx]', () => {});`);
  expect(result).toEqual({ passed: 1, failed: 0, problems: [], notRun: ['one.test.cjs: balances [needs nginx]'] });
});

it('counts as failed whatever else is left out', async () => {
  const result = await run(`it('adds', () => {}); ${leaveOut}('forgets', () => {});`);
  expect(result).toMatchObject({ passed: 1, failed: 1, notRun: [], problems: ['one.test.cjs: forgets (pending)'] });
});

const STUMBLES = `
  const { existsSync, writeFileSync } = require('node:fs');
  const mark = require('node:path').join(__dirname, 'tried');
  const before = existsSync(mark);
  writeFileSync(mark, '');`;

it('tries a failed file once more, and says which test passed only then', async () => {
  const result = await run(`${STUMBLES} it('stands', () => {}); it('stumbles', () => expect(before).toBe(true));`);
  expect(result).toEqual({ passed: 2, failed: 0, problems: ['one.test.cjs: stumbles (at a further try)'], notRun: [] });
});

it('counts what fails twice, also in a file that could not be read at first', async () => {
  expect(await run("it('breaks', () => expect(1).toBe(2));")).toEqual({
    passed: 0,
    failed: 1,
    problems: ['one.test.cjs: breaks'],
    notRun: [],
  });
  const result = await run(
    `${STUMBLES} if (!before) throw new Error('not yet'); it('breaks', () => expect(1).toBe(2));`,
  );
  expect(result).toMatchObject({
    passed: 0,
    failed: 1,
    problems: ['one.test.cjs: breaks', 'one.test.cjs (at a further try)'],
  });
});

it('does not try again what fails in many places', async () => {
  for (const place of ['two', 'three', 'four'])
    writeFileSync(join(root, `${place}.test.cjs`), `it('fails in ${place}', () => expect(1).toBe(2));`);
  const result = await run(`${STUMBLES} it('stumbles', () => expect(before).toBe(true));`);
  expect(result).toMatchObject({ passed: 0, failed: 4 });
});
