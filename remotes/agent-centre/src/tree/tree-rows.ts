import type { TreeNode } from '@atrium/contracts/agent-downline';

/** A line of the tree as it is shown. `expanded` is undefined where nothing is below. */
export interface TreeRow {
  node: TreeNode;
  /** From 1. */
  level: number;
  /** The place among its neighbours, from 1, and their number. */
  place: number;
  of: number;
  /** For each level above: whether its line goes on below this row. */
  lines: readonly boolean[];
  expanded: boolean | undefined;
  /** Its downline was left out of the answer: it opens as a tree of its own. */
  leads: boolean;
  /** What is searched for is in its name. */
  found: boolean;
}

export interface TreeView {
  open: ReadonlySet<string>;
  /** What a name contains, in any case of its letters; empty for everything. */
  text: string;
  kind: 'all' | 'agents' | 'members';
  /** More accounts are on their way: a branch without any opens when they arrive. */
  coming?: boolean;
}

const byUpline = (nodes: readonly TreeNode[]): ReadonlyMap<string | null, TreeNode[]> =>
  Map.groupBy(nodes, ({ up }) => up);

/** The accounts that a search or a kind leaves, with the lines above them; undefined for all. */
function wanted(nodes: readonly TreeNode[], { text, kind }: TreeView) {
  if (!text && kind === 'all') return undefined;
  const looked = text.toLowerCase();
  const of = new Map(nodes.map((node) => [node.id, node]));
  const found = new Set<string>();
  const kept = new Set<string>();
  for (const node of nodes) {
    if (!node.account.toLowerCase().includes(looked) || (kind !== 'all' && node.agent !== (kind === 'agents')))
      continue;
    found.add(node.id);
    for (let up: TreeNode | undefined = node; up && !kept.has(up.id); up = up.up === null ? undefined : of.get(up.up))
      kept.add(up.id);
  }
  return { found, kept };
}

/** The lines to show, from the top, and how many accounts a search has found. */
export function treeRows(nodes: readonly TreeNode[], view: TreeView): { rows: TreeRow[]; found: number | undefined } {
  const below = byUpline(nodes);
  const search = wanted(nodes, view);
  const rows: TreeRow[] = [];
  const add = (up: string | null, level: number, lines: readonly boolean[]): void => {
    const all = below.get(up) ?? [];
    const shown = search ? all.filter(({ id }) => search.kept.has(id)) : all;
    for (const [index, node] of shown.entries()) {
      const under = below.get(node.id) ?? [];
      const leads = node.direct > 0 && under.length === 0 && !view.coming;
      const hasMore = search ? under.some(({ id }) => search.kept.has(id)) : node.direct > 0;
      const expanded = hasMore ? !leads && (search !== undefined || view.open.has(node.id)) : undefined;
      rows.push({
        node,
        level,
        place: index + 1,
        of: shown.length,
        lines,
        expanded,
        leads,
        found: view.text !== '' && (search?.found.has(node.id) ?? false),
      });
      if (expanded) add(node.id, level + 1, level === 1 ? [] : [...lines, index + 1 < shown.length]);
    }
  };
  add(null, 1, []);
  return { rows, found: search && view.text ? search.found.size : undefined };
}

/** Everybody with a loaded downline. */
export const allOpen = (nodes: readonly TreeNode[]): ReadonlySet<string> =>
  new Set(nodes.flatMap(({ up }) => (up === null ? [] : [up])));
