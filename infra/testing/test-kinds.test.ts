import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathPattern, testKinds } from './test-kinds.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atrium-kinds-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const kinds = () => Object.fromEntries(testKinds(root));
const SERVER = `export const server = process.env.ATRIUM_TEST_${'DATABASE'}_URL;`;

it('takes a test without needs for a unit test, or a page', () => {
  put('shared/rules/src/sum.test.ts', "import { sum } from './sum.ts';");
  put('shell/src/box.test.tsx', "import { Box } from './box.tsx';");
  expect(kinds()).toEqual({ 'shared/rules/src/sum.test.ts': 'unit', 'shell/src/box.test.tsx': 'page' });
});

it('finds PostgreSQL behind imports of files and packages, however they are written', () => {
  put('infra/store/package.json', '{"exports":{"./*":"./src/*.ts","./special":"./special.mjs"}}');
  put('infra/store/src/test-store.ts', SERVER);
  put('infra/store/special.mjs', "export * from './src/test-store.ts';");
  put('infra/app/src/testing/app.ts', "import {\n  server,\n} from '@atrium/store/test-store';\nimport './other.ts';");
  put('infra/app/src/testing/other.ts', "import './app.ts';");
  const writes = {
    direct: SERVER,
    behind: "import { app } from './testing/app.ts';",
    aside: "import '@atrium/store/special';",
    later: "const { app } = await import('./testing/app.ts');",
    again: "export { app } from './testing/app.ts';",
    typed: "import type { App } from './testing/app.ts';",
    spoken: '// from @atrium/store/test-store',
  };
  for (const [name, text] of Object.entries(writes)) put(`infra/app/src/${name}.test.ts`, text);
  const kindsByName = Object.fromEntries(
    Object.entries(kinds()).map(([file, kind]) => [/(\w+)\.test/.exec(file)![1], kind]),
  );
  expect(kindsByName).toEqual({
    direct: 'database',
    behind: 'database',
    aside: 'database',
    later: 'database',
    again: 'database',
    typed: 'unit',
    spoken: 'unit',
  });
});

it('finds programs that a test starts, also beside PostgreSQL and in a page', () => {
  put('infra/app/src/run.ts', "import { spawn } from 'node:child_process';");
  put('infra/app/src/both.test.ts', `import './run.ts'; ${SERVER}`);
  put('infra/app/src/page.test.tsx', "import './run.ts';");
  put('infra/app/src/page-database.test.tsx', SERVER);
  expect(kinds()).toEqual({
    'infra/app/src/both.test.ts': 'process',
    'infra/app/src/page.test.tsx': 'process',
    'infra/app/src/page-database.test.tsx': 'database',
  });
});

it('leaves out what is installed, built or linked', () => {
  for (const folder of ['node_modules/x', 'dist', 'fixtures/house'])
    put(`infra/app/${folder}/one.test.ts`, "import 'y';");
  mkdirSync(join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(root, 'shell'));
  put('elsewhere/two.test.ts', '');
  expect(kinds()).toEqual({});
});

it('makes a pattern of exactly these files', () => {
  const pattern = new RegExp(pathPattern('/house', ['shell/a.test.ts', 'infra/b+c.test.ts']));
  expect(
    [
      '/house/shell/a.test.ts',
      '/house/infra/b+c.test.ts',
      '/house/shell/aXtest.ts',
      '/other/house/shell/a.test.ts',
    ].map((path) => pattern.test(path)),
  ).toEqual([true, true, false, false]);
  expect(new RegExp(pathPattern('/house', [])).test('/house/shell/a.test.ts')).toBe(false);
});
