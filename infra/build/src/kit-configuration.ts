import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitGlobal } from '@atrium/remote-contract/container-name';
import { isShared } from '@atrium/remote-contract/share-scope';
import webpack, { type Configuration } from 'webpack';
import { baseConfiguration } from './base-configuration.ts';
import type { Kit } from './kits.ts';

const BASE = fileURLToPath(new URL('./kit-base.ts', import.meta.url));

/**
 * A kit: a script that sets a global function. Each call makes an instance of the kit for one version of a remote, with
 * the modules of its host and the address of its later files. So the state of a kit belongs to one version of one remote,
 * and other remotes use the same bytes beside it.
 */
export function kitConfiguration(kit: Kit, output: string): Configuration {
  const base = baseConfiguration({ folder: kit.folder, output });
  const name = kitGlobal(kit.name, kit.version);
  return {
    ...base,
    entry: { [kit.short]: [BASE, join(kit.folder, 'src/kit.ts')] },
    output: {
      ...base.output,
      uniqueName: name,
      publicPath: '',
      chunkFilename: `${kit.short}.[contenthash:8].js`,
      library: { name: '__kit', type: 'var' },
    },
    externalsType: 'var',
    externals: [
      ({ request = '' }, done) =>
        isShared(request) ? done(undefined, `__shared(${JSON.stringify(request)})`) : done(),
    ],
    plugins: [
      ...base.plugins!,
      new webpack.BannerPlugin({ raw: true, entryOnly: true, banner: `self.${name}=function(__shared,__base){` }),
      new webpack.BannerPlugin({ raw: true, entryOnly: true, footer: true, banner: ';return __kit}' }),
    ],
  };
}
