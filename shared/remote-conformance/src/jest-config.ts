import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Installed packages that exist as ES modules only; jest runs CommonJS. */
const ES_MODULES = ['@atrium', '@noble', 'axios', 'react-router', 'react-router-dom', 'valibot'];

const file = (path: string): string => {
  const found = fileURLToPath(new URL(path, import.meta.url));
  return existsSync(found) ? found : found.replace(/\.(tsx?)$/, '.js');
};

export interface SquadTests {
  /** The squad's folder. */
  folder: string;
  /** Built versions, whose conformance `.atrium/conformance.test.js` tests in place of the squad's own tests. */
  built?: readonly string[];
}

/** jest's configuration for a squad's folder: a page with the interfaces of a browser, TypeScript, and jsx for Emotion. */
export function jestConfig({ folder, built }: SquadTests): object {
  const require = createRequire(import.meta.url);
  return {
    rootDir: folder,
    testEnvironment: file('../page/page-environment.mjs'),
    setupFilesAfterEnv: [file('../page/page-setup.ts')],
    moduleNameMapper: { '\\.(css|woff2)$': file('../page/empty-asset.cjs') },
    testRegex: [built ? '/\\.atrium/conformance\\.test\\.js$' : '/(src|test)/.*\\.test\\.tsx?$'],
    testPathIgnorePatterns: [],
    testTimeout: 60_000,
    watchman: false,
    transform: {
      '^.+\\.(m?[jt]sx?)$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            target: 'es2024',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm/)?(${ES_MODULES.join('|')})[/+@])`],
    ...(built && { globals: { builtRemotes: built } }),
  };
}

/** The file that tests the conformance of builds: jest leaves files of installed packages out. */
export const CONFORMANCE_TEST = `import { describeBuiltRemote } from '@atrium/remote-conformance/describe-built-remote';

builtRemotes.forEach(describeBuiltRemote);
`;

/** jest's command, to be run by Node. */
export const jestCommand = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin/jest.js');
