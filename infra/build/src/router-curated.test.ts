import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const PAGES = ['shell', 'remotes', 'shared', 'infra/build/fixtures'];
/** Test data: the router as published. */
const TESTING = /(?:\.test\.tsx?|(?:^|\/)testing(?:\.tsx?|\/.*)|^shared\/remote-conformance\/.*)$/;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory()
      ? sources(path)
      : /\.tsx?$/.test(entry.name) && !TESTING.test(relative(root, path))
        ? [path]
        : [];
  });
}

function importsOf(text: string, from: string): string[] {
  return [...text.matchAll(new RegExp(`(import|export)\\s+(type\\s+)?\\{([^}]*)\\}\\s*from\\s*['"]${from}['"]`, 'g'))]
    .filter((match) => !match[2])
    .flatMap((match) => match[3]!.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0]!);
}

const files = PAGES.flatMap((folder) => sources(join(root, folder))).map((path) => ({
  path: relative(root, path),
  text: readFileSync(path, 'utf8'),
}));
/** Code of the host alone, which takes the packages as published. */
const HOST_ONLY = /^(?:shell|shared\/federation)\//;
// Provides the curated module itself to the remotes: the build resolves its import to it.
const PROVIDER = 'shared/federation/src/provided-modules.ts';
const door = readFileSync(join(import.meta.dirname, 'router-curated.ts'), 'utf8');
const curated = [...importsOf(door, 'react-router'), ...importsOf(door, './router-link.ts')];

it('has every name of the router that the tree uses: a missing one builds cleanly and fails when called', () => {
  const missing = files.flatMap(({ path, text }) =>
    importsOf(text, 'react-router-dom')
      .filter((name) => !curated.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
  expect(files.some(({ text }) => importsOf(text, 'react-router-dom').length > 0)).toBe(true);
});

it('has no name that nothing uses: each is part of the first scripts', () => {
  const used = new Set(files.flatMap(({ text }) => importsOf(text, 'react-router-dom')));
  expect(curated.filter((name) => !used.has(name))).toEqual([]);
});

it('is the only way to the router: a direct import would be a second copy', () => {
  const direct = files
    .filter(({ path }) => path !== PROVIDER)
    .filter(({ text }) =>
      /from\s+['"]react-router(\/[^'"]*)?['"]|import\s+\*[^;]*from\s+['"]react-router-dom['"]/.test(text),
    );
  expect(direct.map(({ path }) => path)).toEqual([]);
});

it('gives remotes every name of react-i18next that they use', () => {
  const given = importsOf(files.find(({ path }) => path === PROVIDER)!.text, 'react-i18next');
  const elsewhere = files.filter(({ path }) => !HOST_ONLY.test(path));
  const missing = elsewhere.flatMap(({ path, text }) =>
    importsOf(text, 'react-i18next')
      .filter((name) => !given.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
  expect(given).toContain('useTranslation');
});
