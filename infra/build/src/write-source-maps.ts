import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { compile } from './compile.ts';
import { remoteConfiguration } from './remote-configuration.ts';
import { shellConfiguration } from './shell-configuration.ts';

/**
 * Builds parts once more with a source map beside each script, in a folder of its own: `shell`, or a remote as
 * `slots@1.0.0`. Names and bytes of the scripts are those of the build that members load.
 */
export async function writeSourceMaps(root: string, output: string, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const [name = '', version] = part.split('@');
    const target = join(output, name);
    rmSync(target, { recursive: true, force: true });
    const configuration: Configuration = version
      ? remoteConfiguration({ folder: join(root, 'remotes', name), output: target, name, version })
      : shellConfiguration({ folder: join(root, name), output: target });
    // No comment in the script names the map, which would change the script.
    await compile({ ...configuration, devtool: 'hidden-source-map' });
  }
}
