import { join } from 'node:path';
import { evaluatedWith } from '@atrium/ui/testing/evaluated-with';

const SHARED = join(import.meta.dirname, '../../shared');
const packagesOf = (file: string) => [...evaluatedWith(join(import.meta.dirname, file), SHARED)];

it('the first task of a page evaluates no library: each comes with a later one, so that a tap is handled in between', () => {
  expect(packagesOf('index.ts')).toEqual([]);
});

it('the check finds what a part of the start evaluates', () => {
  expect(packagesOf('boot/mount.tsx')).toEqual(expect.arrayContaining(['react-dom/client', '@atrium/host']));
  expect(packagesOf('boot/start-i18n.ts')).toContain('i18next');
});
