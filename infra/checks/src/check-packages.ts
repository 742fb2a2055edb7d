import type { Check } from './check.ts';
import type { SourceTree } from './source-tree.ts';

interface PackageJson {
  name: string;
  version?: string;
  description?: string;
  type?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const CONFIG_LINE = "export { remote as default } from '@atrium/build/remote';";
/** What the README of a remote explains. */
const README_NAMES: Record<string, RegExp> = {
  pages: /\bpages?\b/i,
  events: /\bevents?\b|\bsays\b|\bhears\b/i,
  calls: /\bcalls?\b/i,
  'how to run it alone': /\bdev\b|\balone\b/i,
  'how to release it': /\brelease\b/i,
};

/** Packages of one kind have the same shape. */
export const checkPackages: Check = {
  name: 'packages have one shape: README, name, exact versions, remotes all alike',
  run: (tree) => [
    ...tree.packages.flatMap((folder) => shapeOf(folder, tree)),
    ...tree.remotes.flatMap((name) => remoteShape(name, tree)),
    ...catalog(tree),
  ],
};

function shapeOf(folder: string, tree: SourceTree): string[] {
  const json = JSON.parse(tree.read(`${folder}/package.json`)) as PackageJson;
  const problems: string[] = [];
  const expected = `@atrium/${folder.split('/').at(-1)}`;
  if (json.name !== expected) problems.push(`is named ${json.name} instead of ${expected}`);
  if (json.type !== 'module') problems.push('is not "type": "module"');
  if (!json.description) problems.push('has no description');
  if (!tree.has(`${folder}/README.md`)) problems.push('has no README.md');
  for (const [name, version] of Object.entries({ ...json.dependencies, ...json.devDependencies })) {
    const right = name.startsWith('@atrium/') ? 'workspace:*' : 'catalog:';
    if (version !== right) problems.push(`asks for ${name} ${version} instead of "${right}"`);
  }
  return problems.map((problem) => `${folder} ${problem}.`);
}

function remoteShape(name: string, tree: SourceTree): string[] {
  const folder = `remotes/${name}`;
  const problems: string[] = [];
  if (!tree.has(`${folder}/remote.ts`)) problems.push('has no remote.ts');
  if (!tree.has(`${folder}/locales/en.json`)) problems.push('has no locales');
  if (!tree.files.some((file) => file.startsWith(`${folder}/`) && /\.test\.tsx?$/.test(file)))
    problems.push('has no test');
  const config = tree.has(`${folder}/webpack.config.ts`) ? tree.read(`${folder}/webpack.config.ts`).trim() : '';
  if (config !== CONFIG_LINE) problems.push(`has a webpack.config.ts other than the one line ${CONFIG_LINE}`);
  if (tree.has(`${folder}/README.md`)) {
    const readme = tree.read(`${folder}/README.md`);
    if (readme.trim().split('\n').length < 8) problems.push('has a README.md of fewer than eight lines');
    for (const [what, pattern] of Object.entries(README_NAMES))
      if (!pattern.test(readme)) problems.push(`has a README.md that does not name its ${what}`);
  }
  return problems.map((problem) => `${folder} ${problem}.`);
}

function catalog(tree: SourceTree): string[] {
  if (!tree.has('pnpm-workspace.yaml')) return [];
  const block = /^catalog:\n((?: +.*\n|\n)*)/m.exec(tree.read('pnpm-workspace.yaml'))?.[1] ?? '';
  return block
    .split('\n')
    .filter(
      (line) =>
        line.trim() &&
        !line.trim().startsWith('#') &&
        !/: ['"]?(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?['"]?$/.test(line),
    )
    .map((line) => `pnpm-workspace.yaml: ${line.trim()} is not an exact version.`);
}
