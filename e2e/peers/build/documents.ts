import type { Configuration } from 'webpack';
import { appFolder, BUILDS, hostFolder } from './layout.ts';
import { runWebpack } from './run-webpack.ts';
import { writePage } from './write-page.ts';

interface Documents {
  host: string;
  /** The output that the framework's guide asks of an application. */
  outputOf?(vertical: string): Configuration['output'];
}

/** A host whose verticals are documents of their own, `app.tsx`, and whose page is `host.tsx`. */
export async function buildDocuments({ host, outputOf }: Documents): Promise<void> {
  await buildHostPage(host);
  for (const { vertical, version } of BUILDS) {
    const output = appFolder(host, vertical, version);
    const publicPath = `/${host}/apps/${vertical}/`;
    const scripts = await runWebpack({
      entry: `./hosts/${host}/app.tsx`,
      output,
      publicPath,
      more: { uniqueName: `${host}-${vertical}`, ...outputOf?.(vertical) },
      defines: { VERTICAL: vertical, VERSION: version },
    });
    writePage(output, { scripts: scripts.map((script) => publicPath + script) });
  }
}

export async function buildHostPage(host: string): Promise<void> {
  const publicPath = `/${host}/assets/`;
  const output = hostFolder(host);
  const scripts = await runWebpack({ entry: `./hosts/${host}/host.tsx`, output, publicPath });
  writePage(output, { scripts: scripts.map((script) => publicPath + script) });
}
