import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';
import { ALLOWED_EDGES, ALLOWED_FILES } from './allowed-edges.ts';
import type { Check } from './check.ts';
import { FOREIGN, type SourceTree } from './source-tree.ts';

/** Files that a configuration names by path, without an import. */
const NAMED_BY_PATH = [
  '^infra/build/src/router-curated\\.ts$',
  '^infra/build/src/build-worker\\.ts$',
  '^infra/build/src/kit-base\\.ts$',
  '^shell/src/offline/worker\\.ts$',
  '^infra/build/src/development/(react-hook|reload-client)\\.ts$',
];
const OURS = '^(shell|remotes|shared|infra|e2e)/';

/** Imports follow the table of allowed edges, without cycles, and every file is imported somewhere. */
export const checkEdges: Check = {
  name: 'imports follow the table of allowed edges, without cycles',
  async run(tree) {
    const homeless = tree.packages.filter((folder) => !rowOf(folder));
    const { output } = await cruise(
      tree.packages.filter((folder) => !homeless.includes(folder)),
      {
        baseDir: tree.root,
        validate: true,
        ruleSet: { forbidden: rules(tree) },
        exclude: { path: `(^|/)(dist|var|fixtures)/|^${FOREIGN}/` },
        doNotFollow: { path: 'node_modules' },
        tsPreCompilationDeps: true,
        combinedDependencies: true,
        skipAnalysisNotInRules: true,
        enhancedResolveOptions: {
          exportsFields: ['exports'],
          conditionNames: ['import', 'require', 'node', 'default', 'types'],
          extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
        },
      },
    );
    if (typeof output === 'string') throw new Error(output);
    return [
      ...homeless.map(
        (folder) => `${folder} has no row in the table of allowed edges (infra/checks/src/allowed-edges.ts).`,
      ),
      ...output.summary.violations.map(({ rule, from, to, cycle }) =>
        cycle ? `a circle: ${[from, ...cycle.map((step) => step.name)].join(' → ')}` : `${from} → ${to}: ${rule.name}`,
      ),
    ];
  },
};

function rowOf(folder: string): readonly string[] | undefined {
  return ALLOWED_EDGES[folder] ?? (folder.startsWith('remotes/') ? ALLOWED_EDGES['remotes/*'] : undefined);
}

function rules(tree: SourceTree): IForbiddenRuleType[] {
  const edges = tree.packages.flatMap((folder): IForbiddenRuleType[] => {
    const allowed = rowOf(folder);
    if (!allowed) return [];
    return [
      {
        name: `${folder} may not import this`,
        severity: 'error',
        from: { path: `^${folder}/`, pathNot: ALLOWED_FILES.map(({ from }) => from) },
        to: { path: OURS, pathNot: [folder, ...allowed].map((other) => `^${other}/`) },
      },
    ];
  });
  const exceptions = ALLOWED_FILES.map(
    ({ from, to, why }, index): IForbiddenRuleType => ({
      name: `only ${why}`,
      severity: 'error',
      from: { path: from },
      to: { path: OURS, pathNot: [to] },
      comment: String(index),
    }),
  );
  return [
    ...edges,
    ...exceptions,
    // Types may refer to each other: they do not exist at run time.
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'cannot be found', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'is never imported',
      severity: 'error',
      from: {
        orphan: true,
        path: '\\.(ts|tsx)$',
        pathNot: ['\\.d\\.ts$', '\\.(test|spec)\\.tsx?$', '/main\\.ts$', '\\.config\\.ts$', '^e2e/', ...NAMED_BY_PATH],
      },
      to: {},
    },
  ];
}
