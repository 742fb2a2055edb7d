import { createHash } from 'node:crypto';
import { join, posix } from 'node:path';
import { isShared } from '@atrium/remote-contract/share-scope';
import { minify, transform } from '@swc/core';
import type { InlineConfig, Plugin, Rollup } from 'vite';
import type { BuildReport } from '../build-report.ts';
import { isEnglishTexts } from './english-texts.ts';
import { ENTRY } from './federated-options.ts';
import type { PresetOrder } from './preset-order.ts';
import { viteContainer } from './vite-container.ts';

/** As in webpack and Rspack. */
const CHUNK_TIMEOUT_MS = 120_000;
const REGISTER = /^System\.register\(/;

/** Vite's configuration of a remote, for a `vite.config.mjs` or for `buildWithVite`. */
export function viteConfiguration({ folder, output, container }: PresetOrder, ...more: Plugin[]): InlineConfig {
  return {
    configFile: false,
    root: folder,
    base: './',
    mode: 'production',
    publicDir: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
    build: {
      outDir: output,
      emptyOutDir: false,
      target: 'es2023',
      minify: 'oxc',
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { remote: join(folder, 'remote.ts') },
        preserveEntrySignatures: 'strict',
        external: isShared,
        output: {
          format: 'es',
          entryFileNames: '[name].[hash].js',
          chunkFileNames: '[name].[hash].js',
          assetFileNames: 'assets/[name].[hash][extname]',
        },
      },
    },
    plugins: [atriumRemote(container), ...more],
  };
}

/**
 * Writes the federation container that a page of the site loads, as a classic script whose chunks have hashes: Vite's own
 * modules would be loaded by `import()`, which knows none.
 */
export function atriumRemote(container: string): Plugin {
  return {
    name: 'atrium-remote',
    enforce: 'post',
    async renderChunk(code) {
      const { code: registered } = await transform(code, {
        configFile: false,
        swcrc: false,
        module: { type: 'systemjs' },
        jsc: {
          target: 'es2023',
          parser: { syntax: 'ecmascript' },
          // Vite itself makes names short afterwards.
          minify: { compress: false, mangle: false, format: { comments: false } },
        },
        minify: true,
      });
      if (!REGISTER.test(registered)) throw new Error('A chunk of Vite is in a form that is not known.');
      const chunk = registered.replace(REGISTER, `(${queueOf(container)}).push([document.currentScript.src,`);
      return { code: chunk.replace(/\);?\s*$/, ']);'), map: null };
    },
    generateBundle: {
      // Vite's own plugins change chunks in this hook, too.
      order: 'post',
      async handler(_options, bundle) {
        const style = Object.keys(bundle).find((file) => file.endsWith('.css'));
        if (style)
          this.error(`${style}: the site's policy allows styles by Emotion and constructed style sheets only.`);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const exposed = chunks.find(({ isEntry }) => isEntry)!;
        const hashes = Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, integrityOf(code)]));
        const call = `var ${container}=(${viteContainer})(${queueOf(container)},${JSON.stringify(hashes)},${JSON.stringify(exposed.fileName)},${CHUNK_TIMEOUT_MS})`;
        const { code: javascript } = await transform(call, {
          configFile: false,
          swcrc: false,
          jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        });
        const { code } = await minify(javascript, { compress: { passes: 2 }, mangle: true, module: false });
        this.emitFile({ type: 'asset', fileName: ENTRY, source: code });
      },
    },
  };
}

/** Builds with Vite and reports the build. */
export async function buildWithVite(order: PresetOrder): Promise<BuildReport> {
  const { build } = await import('vite');
  const { output } = (await build(viteConfiguration(order))) as Rollup.RollupOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = output.find(({ fileName }) => fileName === ENTRY) as Rollup.OutputAsset;
  const altered = chunks.find(({ code }) => !String(entry.source).includes(integrityOf(code)));
  if (altered) throw new Error(`A plugin changed ${altered.fileName} after its hash was taken.`);
  const closure = (found: Rollup.OutputChunk[]): string[] => {
    const reached = new Set(found.map(({ fileName }) => fileName));
    for (const file of reached)
      for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
        if (chunks.some(({ fileName }) => fileName === next)) reached.add(next);
    return [...reached];
  };
  return {
    entry: ENTRY,
    exposed: closure(chunks.filter(({ isEntry }) => isEntry)),
    filesOf: (request) =>
      closure(chunks.filter(({ facadeModuleId }) => facadeModuleId === join(order.folder, request))),
    textsOf: (files) => {
      const imported = new Set(
        chunks.filter(({ fileName }) => files.includes(fileName)).flatMap(({ dynamicImports }) => dynamicImports),
      );
      return chunks
        .filter(({ fileName, moduleIds }) => imported.has(fileName) && isEnglishTexts(moduleIds))
        .map(({ fileName }) => fileName);
    },
    shares: [...new Set(chunks.flatMap(({ imports }) => imports.filter(isShared)))].sort(),
    sources: chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => posix.normalize(id.split('?')[0]!))),
  };
}

/** Where chunks arrive, whether the entry has run or not. */
const queueOf = (container: string) => `self.${container}_chunks=self.${container}_chunks||[]`;

const integrityOf = (code: string): string => `sha384-${createHash('sha384').update(code).digest('base64')}`;
