import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { type RemoteBuild, remoteConfiguration } from '../remote-configuration.ts';
import { swcOptions } from '../swc-options.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const OURS = /\.tsx?$/;

/** The development build of a remote: plain names, no hashes, components that are refreshed in place. */
export function developmentRemote(build: Omit<RemoteBuild, 'plainNames'>): Configuration {
  const base = remoteConfiguration({ ...build, plainNames: true });
  const swc = swcOptions();
  const react = {
    ...swc.jsc.transform.react,
    development: true,
    refresh: true,
    importSource: '@atrium/build/development',
  };
  const options = { ...swc, jsc: { ...swc.jsc, transform: { react } } };
  const [compiled, ...rules] = base.module!.rules as RuleSetRule[];
  const [swcLoader, ...loaders] = compiled!.use as { loader: string }[];
  return {
    ...base,
    mode: 'development',
    // The site's content security policy forbids eval.
    devtool: 'source-map',
    resolve: { ...base.resolve, alias: { ...base.resolve!.alias, '@atrium/build/development': HERE } },
    module: { rules: [{ ...compiled, use: [{ ...swcLoader, options }, ...loaders] }, ...rules] },
    optimization: { ...base.optimization, minimize: false },
    plugins: [
      // Files that change with every edit have no fixed hash.
      ...base.plugins!.filter((plugin) => !(plugin instanceof SubresourceIntegrityPlugin)),
      new webpack.EntryPlugin(build.folder, `${HERE}reload-client.ts`, { name: undefined }),
      new ReactRefreshPlugin({
        overlay: false,
        include: OURS,
        exclude: [/node_modules/, /[\\/]infra[\\/]build[\\/]/, /\.state\.ts$/, /remote\.ts$/],
      }),
    ],
  };
}
