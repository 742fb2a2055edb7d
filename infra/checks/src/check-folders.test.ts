import { checkFolders, folderProblems } from './check-folders.ts';
import type { FolderTable } from './allowed-folders.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);

const TABLE: FolderTable = { platform: [], wallet: ['platform'], 'wallet/rules': ['platform'], games: ['wallet'] };
const SOUND = {
  'src/main.ts': "import { game } from './games/game.ts';\nexport const main = game;\n",
  'src/platform/clock.ts': 'export const clock = 1;\n',
  'src/platform/call/deep.ts': "export { clock } from '../clock.ts';\n",
  'src/wallet/wallet.ts': "import { clock } from '../platform/call/deep.ts';\nexport const wallet = clock;\n",
  'src/wallet/wallet.test.ts': "import { game } from '../games/game.ts';\nexport const g = game;\n",
  'src/wallet/testing/play.ts': "export { game } from '../../games/game.ts';\n",
  'src/wallet/rules/rule.ts':
    "import type { clock } from '../../platform/clock.ts';\nexport type Rule = typeof clock;\n",
  'src/games/game.ts': "export { wallet as game } from '../wallet/wallet.ts';\n",
};
const problems = (files: Record<string, string> = {}, table = TABLE) =>
  folderProblems(plantTree({ ...under(SOUND), ...under(files) }), 'shell/src', table);
const under = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`shell/${file}`, text]));

describe('folders', () => {
  it('may import what their row names; tests may import everything', () => {
    expect(problems()).toEqual([]);
  });

  it.each([
    ['an import upwards', "import { game } from '../games/game.ts';", 'wallet may not import games'],
    ['a type from above', "import type { game } from '../games/game.ts';", 'wallet may not import games'],
    ['a dynamic import upwards', "const game = await import('../games/game.ts');", 'wallet may not import games'],
    ['an export from above', "export * from '../games/game.ts';", 'wallet may not import games'],
    ['an import of a subfolder with a row', "import '../wallet/rules/rule.ts';", 'wallet may not import wallet/rules'],
    ['an import of a file of the root', "import '../main.ts';", 'imported by none'],
  ])('report %s', (_, line, text) => {
    expect(problems({ 'src/wallet/odd.ts': `${line}\n` }).join('\n')).toContain(text);
  });

  it('report two folders that import each other under one row', () => {
    expect(
      problems({
        'src/platform/call/up.ts': 'export const up = 1;\n',
        'src/platform/odd.ts': "import './call/up.ts';\n",
      }),
    ).toEqual([
      'shell/src/platform and shell/src/platform/call import each other: shell/src/platform/odd.ts → shell/src/platform/call/up.ts, shell/src/platform/call/deep.ts → shell/src/platform/clock.ts.',
    ]);
  });

  it('of a remote, too, import each other in one direction only', async () => {
    const remote = {
      'remotes/fish/src/lobby/page.ts': "export { tank } from '../tank/tank.ts';\n",
      'remotes/fish/src/tank/tank.ts': 'export const tank = 1;\n',
    };
    const mutual = async (files: Record<string, string>) =>
      (await checkFolders.run(plantTree({ ...remote, ...files }))).filter((problem) => problem.includes('each other'));
    expect(await mutual({})).toEqual([]);
    expect(await mutual({ 'remotes/fish/src/tank/back.ts': "export * from '../lobby/page.ts';\n" })).toEqual([
      expect.stringContaining('remotes/fish/src/lobby and remotes/fish/src/tank import each other'),
    ]);
  });

  it('of other packages import each other only where a list names them, or through the package’s top folder', async () => {
    const files = {
      'shared/den/src/den.ts': "export { table } from './table/table.ts';\n",
      'shared/den/src/table/table.ts': "export { card } from '../card/card.ts';\nimport '../den.ts';\n",
      'shared/den/src/card/card.ts': 'export const card = 1;\n',
    };
    const mutual = async (more: Record<string, string>) =>
      (await checkFolders.run(plantTree({ ...files, ...more }))).filter((problem) => problem.includes('each other'));
    expect(await mutual({})).toEqual([]);
    expect(await mutual({ 'shared/den/src/card/back.ts': "export * from '../table/table.ts';\n" })).toEqual([
      expect.stringContaining('shared/den/src/card and shared/den/src/table import each other'),
    ]);
    const [one, other] = ['shared/draws/src/bets', 'shared/draws/src/board'];
    expect(
      await mutual({
        [`${one}/slip.ts`]: "export * from '../board/line.ts';\n",
        [`${other}/line.ts`]: 'export const line = 1;\n',
      }),
    ).toEqual([expect.stringContaining(`${one} and ${other} no longer import each other`)]);
  });

  it('report a folder without a row', () => {
    expect(problems({ 'src/bonus/bonus.ts': 'export const bonus = 1;\n' })).toEqual([
      expect.stringContaining('shell/src/bonus has no row'),
    ]);
  });

  it('report a name in the table that is no folder', () => {
    expect(problems({}, { ...TABLE, games: ['wallet', 'bonus'], gone: [] })).toEqual([
      expect.stringContaining('"gone"'),
      expect.stringContaining('"bonus"'),
    ]);
  });

  it('report a cycle in the table, which would allow one in the imports', () => {
    expect(problems({}, { ...TABLE, platform: ['games'] })).toEqual([
      'The table of shell/src has a cycle: platform → games → wallet → platform.',
    ]);
  });
});
