import type { Bundler } from '../presets/preset-order.ts';
import { sdkVersions } from './sdk-versions.ts';
import { templateTexts } from './template-texts.ts';

export interface SquadRemote {
  name: string;
  /** Path of its first page. */
  path: string;
  kind: 'game' | 'page';
  bundler: Bundler;
  /** The site that it is for, where it is known. */
  site?: string | undefined;
  /** Addresses of the SDK's packages by name; those of npm where there are none. */
  packages?: Readonly<Record<string, string>>;
}

/** What a page is made of: one copy, the host's. */
const SHARED = ['react', 'react-dom', 'react-i18next', 'react-router-dom', '@emotion/react', 'i18next', 'jotai'];
const TOOLS: Record<Bundler, readonly string[]> = {
  webpack: ['webpack', 'swc-loader', 'webpack-subresource-integrity', '@module-federation/enhanced'],
  rspack: ['@rspack/core', '@module-federation/enhanced'],
  vite: ['vite'],
};
const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** The files of a squad's folder by path: one page in ten languages, its tests, and the scripts from development to members. */
export function squadTemplate({ name, path, kind, bundler, site, packages = {} }: SquadRemote): Record<string, string> {
  const { sdk, of } = sdkVersions();
  const title = name
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');
  const exact = (names: readonly string[]) => Object.fromEntries(names.map((one) => [one, of(one)]));
  return {
    'package.json': json({
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        dev: 'atrium-remote dev',
        build: 'atrium-remote build',
        test: 'atrium-remote test',
        types: 'tsc --noEmit',
        ship: 'atrium-remote test && atrium-remote build && atrium-remote test --built dist && atrium-remote publish && atrium-remote promote',
      },
      ...(site && { atrium: { site } }),
      dependencies: { '@atrium/host': sdk, ...packages, ...exact(SHARED) },
      devDependencies: {
        ...(packages['@atrium/remote'] ? {} : { '@atrium/remote': sdk, '@atrium/remote-conformance': sdk }),
        ...exact([
          '@testing-library/jest-dom',
          '@testing-library/react',
          '@types/jest',
          '@types/react',
          '@types/react-dom',
          'typescript',
        ]),
        ...exact(TOOLS[bundler]),
      },
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'es2023',
        lib: ['es2023', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        jsxImportSource: '@emotion/react',
        strict: true,
        verbatimModuleSyntax: true,
        allowImportingTsExtensions: true,
        resolveJsonModule: true,
        skipLibCheck: true,
        noEmit: true,
        types: ['jest', '@testing-library/jest-dom'],
      },
      include: ['remote.ts', 'src'],
    }),
    '.gitignore': 'node_modules/\ndist/\n.atrium/\n.atrium-token\n*.tar.gz\n',
    'remote.ts': `import { defineRemote } from '@atrium/host/define-remote';

export const remote = defineRemote({
  name: '${name}',
  contract: 1,
  kind: '${kind}',
  routes: [{ path: '${path}', layout: 'full', keepAlive: true, group: '${name}', load: () => import('./src/page.tsx') }],
  locales: (tag) => import(\`./locales/\${tag}.json\`),
});
`,
    'src/page.tsx': `import { useMember } from '@atrium/host';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The first page: a greeting, and a state that survives leaving and returning. */
export function Page() {
  const { t } = useTranslation('${name}');
  const member = useMember();
  const [count, setCount] = useState(0);
  return (
    <section css={styles.page}>
      <h1>{t('title')}</h1>
      <p>{member ? t('hello', { name: member.nickname }) : t('welcome')}</p>
      <button type="button" css={styles.button} onClick={() => setCount(count + 1)}>
        {t('tried', { count })}
      </button>
    </section>
  );
}

const styles = {
  page: css({ display: 'grid', gap: 16, justifyItems: 'start', maxInlineSize: 720, marginInline: 'auto', padding: 24 }),
  button: css({
    minBlockSize: 44,
    paddingInline: 20,
    border: 0,
    borderRadius: 'var(--r-2)',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    font: 'inherit',
    cursor: 'pointer',
  }),
};
`,
    'src/page.test.tsx': `import { createTestHost } from '@atrium/host/testing';
import { describeRemote } from '@atrium/remote-conformance/describe-remote';
import { fireEvent, render, screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { Page } from './page.tsx';

describeRemote(remote);

it('welcomes a visitor and counts what is tried', async () => {
  const { Frame } = await createTestHost({ locales: { [remote.name]: remote.locales } });
  render(<Frame><Page /></Frame>);
  expect(screen.getByRole('heading', { name: '${title}' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Tried 0 times' }));
  expect(screen.getByRole('button', { name: 'Tried once' })).toBeVisible();
});
`,
    'README.md': `# ${title}

- Pages: \`${path}\` (kept alive).
- Develop: \`npm run dev\` prints a link that shows your build inside the running site, in your browser only.
- Test: \`npm test\`; \`npm run types\`.
- Release: \`npm run ship\` builds, tests the build, uploads it and gives it to members. A version never changes: count up \`version\` in \`package.json\`.
- Back out: \`npx atrium-remote rollback\`.
- Types, events and shared modules: the page \`/sdk/\` of the site.
`,
    ...Object.fromEntries(
      Object.entries(templateTexts(title)).map(([language, words]) => [`locales/${language}.json`, json(words)]),
    ),
  };
}
