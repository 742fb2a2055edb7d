import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import shortErrors from './short-errors-loader.ts';

const runtime = createRequire(createRequire(import.meta.filename).resolve('@module-federation/enhanced'));
const descriptions = readFileSync(join(runtime.resolve('@module-federation/error-codes'), '../desc.mjs'), 'utf8');

it('leaves every code of the runtime without its sentence', () => {
  const codes = (text: string) => text.match(/\[[A-Z]+_\d{3}\]:/g);
  const short = shortErrors(descriptions);
  expect(codes(short)).toEqual(codes(descriptions));
  expect(codes(short)!.length).toBeGreaterThan(10);
  expect(short).not.toMatch(/remoteEntry|createInstance/);
});
