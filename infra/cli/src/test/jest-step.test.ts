import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { jestStep } from './jest-step.ts';

jest.setTimeout(120_000);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atrium-jest-step-'));
  symlinkSync(resolve(__dirname, '../../../../node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'jest.config.cjs'), 'module.exports = { testMatch: ["<rootDir>/*.test.cjs"], transform: {} };');
});
afterEach(() => rmSync(root, { recursive: true }));
const leaveOut = `${'it'}.${'skip'}`;
const run = async (text: string) => {
  writeFileSync(join(root, 'one.test.cjs'), text);
  return await jestStep({ root, env: { PATH: process.env.PATH }, rest: ['--silent'], report: () => {} });
};

it('says apart what a program was missing for, and counts it neither way', async () => {
  const result = await run(`it('adds', () => {}); ${leaveOut}('balances [needs nginx]', () => {});`);
  expect(result).toEqual({ passed: 1, failed: 0, problems: [], notRun: ['one.test.cjs: balances [needs nginx]'] });
});

it('counts as failed whatever else is left out', async () => {
  const result = await run(`it('adds', () => {}); ${leaveOut}('forgets', () => {});`);
  expect(result).toMatchObject({ passed: 1, failed: 1, notRun: [], problems: ['one.test.cjs: forgets (pending)'] });
});
