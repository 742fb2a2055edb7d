import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { runEsBuildBuilder } from '@softarc/native-federation-esbuild';
import { PEERS } from '../../build/layout.ts';

/**
 * `PEERS_NAME=… PEERS_EXPOSED=… node federate.ts OUTPUT DEFINES`: what one page or vertical shares and exposes. A process for
 * each, since native federation reads its configuration once.
 */
const [output = '', defines = '{}'] = process.argv.slice(2);
const define = Object.fromEntries(
  Object.entries(JSON.parse(defines) as Record<string, string>).map(([key, value]) => [key, JSON.stringify(value)]),
);
rmSync(output, { recursive: true, force: true });
const federation = await runEsBuildBuilder('hosts/native-federation/federation.config.mjs', {
  workspaceRoot: PEERS,
  outputPath: relative(PEERS, output),
  entryPoints: [`hosts/native-federation/${process.env.PEERS_EXPOSED}.tsx`],
  cacheExternalArtifacts: false,
  adapterConfig: {
    plugins: [
      {
        name: 'defines',
        setup: ({ initialOptions }) => {
          initialOptions.define = { ...initialOptions.define, ...define };
        },
      },
    ],
    // The preset replaces files of React 18, which React 19 does not have.
    frameworks: [{ name: 'react', needsCommonJsPlugin: true }],
  },
});
await federation.close();
