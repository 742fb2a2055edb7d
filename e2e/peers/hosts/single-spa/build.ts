import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build as esbuild, type Plugin } from 'esbuild';
import { appFolder, BUILDS, hostFolder, PEERS } from '../../build/layout.ts';
import { writePage } from '../../build/write-page.ts';

const require = createRequire(import.meta.url);
const ASSETS = '/single-spa/assets/';
/** One copy of each for the page and all verticals. */
const SHARED = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'single-spa', 'single-spa-react'];
const COMMON = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2023',
  jsx: 'automatic',
  absWorkingDir: PEERS,
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

/** The set-up that single-spa recommends: modules of the browser, an import map, and shared libraries in it. */
export async function build(): Promise<void> {
  const output = hostFolder('single-spa');
  rmSync(output, { recursive: true, force: true });
  const imports: Record<string, string> = {};
  for (const name of SHARED) imports[name] = ASSETS + (await buildShared(name, output));
  const host = await writeModule('./hosts/single-spa/host.tsx', output, 'host', {});
  for (const { vertical, version } of BUILDS) {
    const folder = appFolder('single-spa', vertical, version);
    rmSync(folder, { recursive: true, force: true });
    await writeModule('./hosts/single-spa/app.tsx', folder, vertical, { VERTICAL: vertical, VERSION: version });
  }
  const preloads = Object.values(imports).map((address) => `<link rel="modulepreload" href="${address}">`);
  writePage(output, {
    scripts: [ASSETS + host],
    isModule: true,
    head: `<script type="importmap">${JSON.stringify({ imports: { ...imports, '@peers/gone': '/single-spa/apps/gone/gone.js' } })}</script>${preloads.join('')}`,
  });
}

/** A library as a module of the browser; packages in CommonJS get their names as exports. */
async function buildShared(name: string, output: string): Promise<string> {
  const names = name.startsWith('react')
    ? Object.keys(require(name) as object).filter((each) => /^[A-Za-z_$][\w$]*$/.test(each) && each !== 'default')
    : [];
  const contents = names.length
    ? `import all from '${name}'; export default all; export const { ${names.join(', ')} } = all;`
    : `export * from '${name}'; ${name === 'single-spa-react' ? `export { default } from '${name}';` : ''}`;
  const others = SHARED.filter((other) => other !== name);
  return await write({ stdin: { contents, resolveDir: PEERS } }, output, name.replace('/', '-'), others, {});
}

const writeModule = (entry: string, output: string, name: string, defines: Record<string, string>) =>
  write({ entryPoints: [entry] }, output, name, SHARED, defines);

async function write(
  source: object,
  output: string,
  name: string,
  external: string[],
  defines: Record<string, string>,
): Promise<string> {
  const { outputFiles } = await esbuild({
    ...COMMON,
    ...source,
    plugins: [exactly(external)],
    write: false,
    outfile: 'module.js',
    banner: { js: external.length < SHARED.length ? requireOf(external) : '' },
    define: {
      ...COMMON.define,
      ...Object.fromEntries(Object.entries(defines).map(([key, value]) => [key, JSON.stringify(value)])),
    },
  });
  const { contents, hash } = outputFiles[0]!;
  const file = `${name}.${hash.replace(/\W/g, '').slice(0, 10)}.js`;
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, file), contents);
  return file;
}

/** esbuild's own list would cover the paths below each name, too: `react-dom` is outside of `react-dom/client`, and not the reverse. */
const exactly = (external: readonly string[]): Plugin => ({
  name: 'exact-externals',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      external.includes(path) ? { path, external: true } : undefined,
    );
  },
});

/** A package in CommonJS that requires another shared one gets the module of the import map. */
const requireOf = (external: string[]): string => {
  const used = external.filter((name) => name === 'react' || name === 'react-dom');
  const imports = used.map((name, at) => `import * as m${at} from '${name}';`).join('');
  return `${imports}const require = (name) => ({ ${used.map((name, at) => `'${name}': m${at}`).join(', ')} })[name];`;
};
