import { checkFreshness } from './check-freshness.ts';
import { plantTree, removePlanted } from './testing/plant-tree.ts';

afterEach(removePlanted);

const screen = (listening: string) => `export function Page() {\n  ${listening}\n  return null;\n}\n`;

it.each([
  ['the balance', "useEvent('balance.changed', refreshAll);", 'balance.changed'],
  ['any event only to reload', "useEvent('draw.drawn', () => void list.reload());", 'draw.drawn'],
  ['an event with the reload itself', "useEvent('notice.published', reload);", 'notice.published'],
])('reports a screen that listens to %s', async (_, listening, event) => {
  const tree = plantTree({ 'remotes/fish/src/page.tsx': screen(listening) });
  expect(await checkFreshness.run(tree)).toEqual([
    expect.stringMatching(new RegExp(`remotes/fish/src/page\\.tsx.* listens to ${event}`)),
  ]);
});

it('lets the framework listen, and screens that do something else with an event', async () => {
  const tree = plantTree({
    'shared/host/src/follow.tsx': screen("useEvent('balance.changed', () => void reload());"),
    'shell/src/frame/badge.tsx': screen("useEvent('support.changed', ({ state }) => setUnread(state === 'answered'));"),
  });
  expect(await checkFreshness.run(tree)).toEqual([]);
});
