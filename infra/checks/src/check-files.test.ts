import { checkFiles } from './check-files.ts';
import { checkTexts } from './check-texts.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);
const long = (lines: number) => 'export {};\n'.repeat(lines);

it('accepts a sound file', async () => {
  expect(
    await checkFiles.run(
      plantTree({
        'shell/src/frame/header.tsx': long(200),
        'shared/ui/src/card.test.tsx': "it('is a card', () => {});\n",
      }),
    ),
  ).toEqual([]);
});

it.each([
  ['shared/ui/src/utils/sum.ts', '', 'named "utils"'],
  ['remotes/fish/src/helpers.ts', '', 'named "helpers"'],
  ['shared/ui/src/index.ts', '', 'an index file'],
  ['shared/ui/src/Button.tsx', '', 'kebab-case'],
  ['shared/ui/src/long.ts', long(301), '301 lines'],
  ['remotes/fish/src/long.tsx', long(201), '201 lines'],
  ['shared/ui/src/later.ts', `// ${'TO'}${'DO'} finish\n`, 'says'],
  ['shared/ui/src/sum.test.ts', "it.skip('adds', () => {});\n", 'leaves a test out (it.skip)'],
  ['e2e/stories/evening.spec.ts', "test.only('evening', () => {});\n", 'leaves a test out (test.only)'],
])('reports %s', async (file, text, problem) => {
  expect(await checkFiles.run(plantTree({ [file]: text }))).toEqual([expect.stringContaining(problem)]);
});

it.each([
  ['text between tags', '<p>Hello</p>'],
  ['a literal', "<p>{'Hello'}</p>"],
  ['one side of a choice', "<p>{open ? 'Hello' : null}</p>"],
  ['an accessible name', '<button aria-label="Close" />'],
  ['a name by expression', '<img alt={name ?? "Cover"} />'],
])('reports %s in a screen', async (_, jsx) => {
  const tree = plantTree({ 'shell/src/page.tsx': `export const page = ${jsx};\n` });
  expect(await checkTexts.run(tree)).toEqual([expect.stringMatching(/^shell\/src\/page\.tsx:1 shows "/)]);
});

it('accepts keys, punctuation and class names', async () => {
  const jsx = '<p className="note" data-kind="plain">{t("page.title")} · {amount} {open && <b>→</b>}</p>';
  expect(await checkTexts.run(plantTree({ 'shell/src/page.tsx': `export const page = ${jsx};\n` }))).toEqual([]);
});
