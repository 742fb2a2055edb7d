import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, mode: number) => {
  writeFileSync(join(folder, name), '');
  chmodSync(join(folder, name), mode);
  return join(folder, name);
};

it('takes the one that is named', () => {
  const own = put('mine', 0o755);
  expect(findChromium({ CHROMIUM_PATH: own }, () => {})).toBe(own);
});

it('says so when the named one cannot be run', () => {
  const own = put('mine', 0o644);
  expect(() => findChromium({ CHROMIUM_PATH: `${own}.gone` }, () => {})).toThrow(
    `CHROMIUM_PATH is ${own}.gone, which is not an executable file`,
  );
});

it('looks along the PATH', () => {
  const found = put('google-chrome', 0o755);
  expect(findChromium({ PATH: `/nowhere:${folder}` }, () => {})).toBe(found);
});

it('prefers the one without windows', () => {
  put('chromium', 0o755);
  const shell = put('chromium-headless-shell', 0o755);
  expect(findChromium({ PATH: folder }, () => {})).toBe(shell);
});

it('asks for nothing where another browser than the distribution’s is at hand', () => {
  const own = put('chromium', 0o755);
  const asked: string[] = [];
  expect(
    findChromium(
      { PATH: folder },
      () => {},
      (name) => void asked.push(name),
    ),
  ).toBe(own);
  expect(asked).toEqual([]);
});
