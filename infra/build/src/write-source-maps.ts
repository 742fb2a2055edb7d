import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Configuration } from 'webpack';
import { compile } from './compile.ts';
import { kitConfiguration } from './kit-configuration.ts';
import { kitsOf } from './kits.ts';
import { remoteConfiguration } from './remote-configuration.ts';
import { shellConfiguration } from './shell-configuration.ts';

/**
 * Builds parts once more with a source map beside each script, in a folder of its own: `shell`, or a remote as
 * `slots@1.0.0`, with its kits. Names and bytes of the scripts are those of the build that members load. Sources are named
 * by their path in the checkout.
 */
export async function writeSourceMaps(root: string, output: string, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const [name = '', version] = part.split('@');
    const target = join(output, name);
    rmSync(target, { recursive: true, force: true });
    for (const configuration of configurationsOf(root, target, name, version))
      await compile({
        ...configuration,
        // No comment in the script names the map, which would change the script.
        devtool: 'hidden-source-map',
        output: {
          ...configuration.output,
          devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
            relative(root, absoluteResourcePath),
        },
      });
  }
}

function configurationsOf(root: string, target: string, name: string, version: string | undefined): Configuration[] {
  if (!version) return [shellConfiguration({ folder: join(root, name), output: target })];
  const folder = join(root, 'remotes', name);
  const kits = kitsOf(folder, root);
  return [
    remoteConfiguration({ folder, output: target, name, version, kits }),
    ...kits.map((kit) => kitConfiguration(kit, join(target, 'kits', kit.short))),
  ];
}
