import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { appFolder, BUILDS, hostFolder } from '../../build/layout.ts';
import { runWebpack } from '../../build/run-webpack.ts';
import { writePage } from '../../build/write-page.ts';

const SHARED = { react: { singleton: true }, 'react-dom': { singleton: true } };

/** The plugin of module federation's guide: manifests, and one React for all. */
export async function build(): Promise<void> {
  const publicPath = '/module-federation/assets/';
  const output = hostFolder('module-federation');
  const scripts = await runWebpack({
    entry: './hosts/module-federation/host.ts',
    output,
    publicPath,
    plugins: [new ModuleFederationPlugin({ name: 'host', shared: SHARED, dts: false })],
  });
  writePage(output, { scripts: scripts.map((script) => publicPath + script) });
  for (const { vertical, version } of BUILDS)
    await runWebpack({
      output: appFolder('module-federation', vertical, version),
      publicPath: 'auto',
      more: { uniqueName: vertical },
      defines: { VERTICAL: vertical, VERSION: version },
      plugins: [
        new ModuleFederationPlugin({
          name: vertical,
          filename: 'remoteEntry.[contenthash:10].js',
          exposes: { './page': './hosts/module-federation/page.tsx' },
          shared: SHARED,
          dts: false,
        }),
      ],
    });
}
