import { hostFolder } from '../../build/layout.ts';
import { runWebpack } from '../../build/run-webpack.ts';
import { writePage } from '../../build/write-page.ts';

/** One build of everything: a release of a vertical is a release of the whole, so both versions are whole sites. */
export async function build(): Promise<void> {
  for (const [folder, version] of [
    ['monolith', '1'],
    ['monolith-2', '2'],
  ] as const) {
    const output = hostFolder(folder);
    const scripts = await runWebpack({
      entry: './hosts/monolith/host.tsx',
      output,
      publicPath: '/monolith/assets/',
      defines: { VERSION: version },
    });
    writePage(output, { scripts: scripts.map((script) => `/monolith/assets/${script}`) });
  }
}
