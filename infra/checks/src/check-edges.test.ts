import { checkEdges } from './check-edges.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);

const edgeProblems = async (files: Record<string, string>) => await checkEdges.run(plantTree(files));

const sound = {
  'shared/contracts/package.json': '{}',
  'shared/contracts/src/money.ts': 'export const unit = 1;\n',
  'shared/ui/package.json': '{}',
  'shared/ui/src/button.ts': 'export const button = 1;\n',
  'shared/ui/src/panel.ts': "import { button } from './button.ts';\nexport const panel = button;\n",
  'remotes/slots/package.json': '{}',
  'remotes/slots/src/page.ts':
    "import { unit } from '../../../shared/contracts/src/money.ts';\nexport const page = unit;\n",
};

describe('imports', () => {
  it('accepts imports that the table allows', async () => {
    expect(await edgeProblems(sound)).toEqual([]);
  });

  it.each([
    [
      'a remote that imports another',
      'remotes/fish',
      "export * from '../../slots/src/page.ts';",
      'remotes/fish may not import this',
    ],
    [
      'a remote that imports the shell',
      'remotes/fish',
      "export * from '../../../shell/src/boot.ts';",
      'remotes/fish may not import this',
    ],
    [
      'shared/ui that imports money',
      'shared/ui',
      "export * from '../../contracts/src/money.ts';",
      'shared/ui may not import this',
    ],
    [
      'contracts that import a type of ui',
      'shared/contracts',
      "import type { button } from '../../ui/src/button.ts';\nexport type B = typeof button;",
      'shared/contracts may not import this',
    ],
    ['an import of nothing', 'shared/ui', "export * from './missing.ts';", 'cannot be found'],
    ['a file that is never imported', 'shared/ui', 'export const lonely = 1;', 'is never imported'],
  ])('report %s', async (_, folder, text, rule) => {
    const problems = await edgeProblems({
      ...sound,
      'remotes/fish/package.json': '{}',
      'shell/package.json': '{}',
      'shell/src/boot.ts': "export { unit } from '../../shared/contracts/src/money.ts';\n",
      [`${folder}/src/odd.ts`]: `${text}\n`,
    });
    expect(problems.join('\n')).toContain(rule);
  });

  it('report a cycle, except one of types', async () => {
    const circle = (word: string) => ({
      ...sound,
      'shared/ui/src/one.ts': `import ${word}{ two } from './two.ts';\nexport const one = 1;\nexport type Two = typeof two;\n`,
      'shared/ui/src/two.ts': `import ${word}{ one } from './one.ts';\nexport const two = 2;\nexport type One = typeof one;\n`,
    });
    expect((await edgeProblems(circle(''))).join()).toContain('a circle: shared/ui/src/one.ts → shared/ui/src/two.ts');
    expect(await edgeProblems(circle('type '))).toEqual([]);
  });

  it('report a package without a row', async () => {
    const problems = await edgeProblems({ ...sound, 'shared/bits/package.json': '{}' });
    expect(problems).toEqual([expect.stringContaining('shared/bits has no row')]);
  });
});
