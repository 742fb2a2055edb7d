import type { TreeNode } from '@atrium/contracts/agent-downline';
import { treeMove } from './tree-keys.ts';
import { allOpen, treeRows } from './tree-rows.ts';

const WIDTH = 10;
const MOST = 10_000;
/** A tree of 10,000 accounts in which each has up to ten below. */
const nodes: TreeNode[] = Array.from({ length: MOST }, (_, at) => ({
  id: String(at),
  up: at === 0 ? null : String(Math.floor((at - 1) / WIDTH)),
  account: `account${at}`,
  agent: at < MOST / WIDTH,
  direct: Math.max(0, Math.min(WIDTH, MOST - 1 - at * WIDTH)),
  below: 0,
  group: null,
  blocked: false,
}));
const everything = { open: allOpen(nodes), text: '', kind: 'all' as const };

it('[12-06] shows 10,000 accounts in the order of the tree, each below its upline', () => {
  const { rows } = treeRows(nodes, everything);
  expect(rows).toHaveLength(MOST);
  const levels = new Map<string, number>();
  for (const { node, level } of rows) {
    expect(level).toBe(node.up === null ? 1 : levels.get(node.up)! + 1);
    levels.set(node.id, level);
  }
});

it('[12-06] keeps the line above what is searched for, and nothing else', () => {
  const { rows, found } = treeRows(nodes, { ...everything, open: new Set(), text: 'COUNT4321' });
  expect(found).toBe(1);
  expect(rows.map(({ node }) => node.id)).toEqual(['0', '4', '43', '432', '4321']);
  expect(rows.filter((row) => row.found).map(({ node }) => node.id)).toEqual(['4321']);
});

it('[12-06] opens what has arrived of a tree, and leads to no other tree while the rest is on its way', () => {
  const first = nodes.slice(0, 4);
  const rowsOf = (coming: boolean) => treeRows(first, { open: new Set(['0']), text: '', kind: 'all', coming }).rows;
  expect(rowsOf(true).map(({ expanded, leads }) => [expanded, leads])).toEqual([
    [true, false],
    [false, false],
    [false, false],
    [false, false],
  ]);
  expect(rowsOf(false).map(({ leads }) => leads)).toEqual([false, true, true, true]);
});

it('[12-06] moves right and left in the reading direction', () => {
  const { rows } = treeRows(nodes, { ...everything, open: new Set(['0']) });
  const press = (key: string, rightToLeft: boolean, at = 1) => treeMove(rows, at, { key, rightToLeft, page: 5 });
  expect(press('ArrowRight', false)).toEqual({ toggle: 1 });
  expect(press('ArrowLeft', true)).toEqual({ toggle: 1 });
  expect(press('ArrowRight', true)).toEqual({ to: 0 });
  expect(press('ArrowLeft', false, 0)).toEqual({ toggle: 0 });
  expect(press('End', false)).toEqual({ to: 10 });
});
