import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { appFolder, BUILDS, hostFolder, PEERS } from '../../build/layout.ts';
import { writePage } from '../../build/write-page.ts';

const HOST = 'native-federation';

/** The esbuild adapter of native federation's guide: one React for the page and all verticals, resolved by its orchestrator. */
export async function build(): Promise<void> {
  const output = hostFolder(HOST);
  federate('host', 'host', output, {});
  const { metafile } = await esbuild({
    absWorkingDir: PEERS,
    entryPoints: [`hosts/${HOST}/start.ts`],
    outdir: output,
    entryNames: '[name].[hash]',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    metafile: true,
  });
  const start = basename(Object.keys(metafile.outputs)[0]!);
  writePage(output, { scripts: [`/${HOST}/assets/${start}`], isModule: true });
  for (const { vertical, version } of BUILDS)
    federate(vertical, 'page', appFolder(HOST, vertical, version), { VERTICAL: vertical, VERSION: version });
}

function federate(name: string, exposed: string, output: string, defines: Record<string, string>): void {
  execFileSync(process.execPath, [join(import.meta.dirname, 'federate.ts'), output, JSON.stringify(defines)], {
    cwd: PEERS,
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, PEERS_NAME: name, PEERS_EXPOSED: exposed },
  });
}
