import { createRequire } from 'node:module';
import type { WebpackPluginInstance } from 'webpack';

const require = createRequire(import.meta.url);

interface FederationOptions {
  name: string;
  filename?: string;
  exposes?: Record<string, string>;
  remotes?: Record<string, string>;
  dts: false;
  manifest: false;
  shareStrategy: 'loaded-first';
  experiments: object;
  shared: Record<string, object>;
}

/** The plugin's types describe an older webpack, so its options are typed here. */
export function federationPlugin(options: FederationOptions): WebpackPluginInstance {
  const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack') as {
    ModuleFederationPlugin: new (options: FederationOptions) => WebpackPluginInstance;
  };
  return new ModuleFederationPlugin(options);
}
