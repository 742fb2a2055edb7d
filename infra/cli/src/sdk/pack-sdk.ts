import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedPackage, SDK_PACKAGES } from './sdk-packages.ts';

/** Relative imports of a declaration, which the compiler leaves as they are in the source. */
const SOURCE_IMPORT = /((?:from |import\()['"]\.{1,2}\/[^'"]+?)\.tsx?(['"])/g;
/** The declarations that `/sdk/` shows. */
const SHOWN_TYPES = ['define-remote', 'page-lifecycle', 'places', 'host', 'host-services', 'hooks', 'event-bus'].map(
  (name) => `${name}.d.ts`,
);
const TEST = /\.test\.tsx?$/;

/**
 * Compiles the SDK and packs it as `npm pack` does: one tarball per package in `target`, ready for `npm publish`. Returns
 * their file names by package. Throws what the compiler or npm reports.
 */
export function packSdk(root: string, target: string): Map<string, string> {
  const draft = mkdtempSync(join(tmpdir(), 'atrium-sdk-'));
  try {
    compile(root, draft);
    const packages = SDK_PACKAGES.map((folder) => {
      const json = publishedPackage(root, folder);
      const place = join(draft, 'packages', folder);
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, 'package.json'), `${JSON.stringify(json, undefined, 2)}\n`);
      copySources(join(root, folder, 'src'), join(place, 'dist'));
      cpSync(join(draft, 'compiled', folder, 'src'), join(place, 'dist'), { recursive: true });
      for (const extra of ['bin', 'locales', 'page'])
        if (existsSync(join(root, folder, extra))) copySources(join(root, folder, extra), join(place, extra));
      const page = join(draft, 'compiled', folder, 'page');
      if (existsSync(page)) cpSync(page, join(place, 'page'), { recursive: true });
      for (const file of ['LICENSE', 'NOTICE']) cpSync(join(root, file), join(place, file));
      cpSync(join(root, folder, 'README.md'), join(place, 'README.md'));
      return { name: json.name, file: `${json.name.slice(1).replace('/', '-')}-${json.version}.tgz`, place };
    });
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    run('npm', ['pack', '--silent', '--pack-destination', target, ...packages.map(({ place }) => place)], draft);
    mkdirSync(join(target, 'types'));
    for (const file of SHOWN_TYPES) cpSync(join(draft, 'compiled/shared/host/src', file), join(target, 'types', file));
    return new Map(packages.map(({ name, file }) => [name, file]));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** One run of the compiler over all packages: their types name each other. */
function compile(root: string, draft: string): void {
  const config = join(draft, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        incremental: false,
        rootDir: root,
        outDir: join(draft, 'compiled'),
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: SDK_PACKAGES.flatMap((folder) => [join(root, folder, 'src'), join(root, folder, 'page/page-setup.ts')]),
      exclude: ['test.ts', 'test.tsx'].map((end) => join(root, `**/*.${end}`)).concat(join(root, '**/testing/**')),
    }),
  );
  run(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', config], root);
  for (const file of filesUnder(join(draft, 'compiled')).filter((name) => name.endsWith('.d.ts')))
    writeFileSync(file, readFileSync(file, 'utf8').replace(SOURCE_IMPORT, '$1.js$2'));
}

/** Everything that is no TypeScript: loaders, texts, data. */
function copySources(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (file) => !/(?<!\.d)\.tsx?$/.test(file) && !TEST.test(file) });
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

function run(program: string, args: string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`The SDK could not be packed.\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`);
}
