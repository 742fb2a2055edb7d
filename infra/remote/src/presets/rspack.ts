import { createRequire } from 'node:module';
import type { Configuration } from '@rspack/core';
import {
  ASSETS,
  CJS_RUNTIME,
  commonOptions,
  federationOptions,
  SHORT_ERRORS,
  shakable,
  swcOptions,
} from './federated-options.ts';
import type { PresetOrder } from './preset-order.ts';
import { type PackerStats, runPacker } from './run-packer.ts';

const require = createRequire(import.meta.url);
const PLUGIN = '@module-federation/enhanced/rspack';

/** Rspack's configuration of a remote, for an `rspack.config.mjs` or for `buildWithRspack`. */
export function rspackConfiguration(
  { folder, output, container }: PresetOrder,
  { rspack }: typeof import('@rspack/core'),
): Configuration {
  const { ModuleFederationPlugin } = require(PLUGIN) as { ModuleFederationPlugin: new (options: object) => never };
  const leadTo = shakable(PLUGIN);
  return {
    ...commonOptions(folder, output, container),
    target: ['web', 'es2022'],
    module: { rules: [SHORT_ERRORS, ASSETS, { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swcOptions() }] },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(CJS_RUNTIME, (found) => {
        found.request = leadTo(found.request);
      }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new ModuleFederationPlugin(federationOptions(container)),
    ],
  };
}

export async function buildWithRspack(order: PresetOrder): Promise<PackerStats> {
  const core = await import('@rspack/core');
  return runPacker(core.rspack(rspackConfiguration(order, core)) as never);
}
