import { templateTexts } from '@atrium/remote/template/template-texts';

export interface NewRemote {
  /** Package, folder, translation namespace: `bingo-hall`. */
  name: string;
  /** Where its first page opens: `/bingo-hall`. */
  path: string;
  kind: 'game' | 'page';
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** The files of a new remote by path inside its folder: one page that shows how its neighbours do things. */
export function remoteTemplate({ name, path, kind }: NewRemote): Record<string, string> {
  const title = name
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');
  return {
    'package.json': json({
      name: `@atrium/${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      description: `${title}.`,
      scripts: { dev: 'webpack serve' },
      dependencies: {
        '@atrium/host': 'workspace:*',
        '@atrium/ui': 'workspace:*',
        '@emotion/react': 'catalog:',
        react: 'catalog:',
        'react-dom': 'catalog:',
        'react-i18next': 'catalog:',
        'react-router-dom': 'catalog:',
      },
      devDependencies: { '@atrium/build': 'workspace:*', '@atrium/remote-conformance': 'workspace:*' },
    }),
    'webpack.config.ts': "export { remote as default } from '@atrium/build/remote';\n",
    'remote.ts': `import { defineRemote } from '@atrium/host/define-remote';

export const remote = defineRemote({
  name: '${name}',
  contract: 1,
  kind: '${kind}',
  routes: [{ path: '${path}', layout: 'full', keepAlive: true, group: '${name}', load: () => import('./src/${name}-page.tsx') }],
  locales: (tag) => import(\`./locales/\${tag}.json\`),
});
`,
    [`src/${name}-page.tsx`]: `import { useMember } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
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
      <Button variant="primary" onClick={() => setCount(count + 1)}>
        {t('tried', { count })}
      </Button>
    </section>
  );
}

const styles = {
  page: css({ display: 'grid', gap: tokens.space[4], justifyItems: 'start', maxInlineSize: 720, marginInline: 'auto', padding: tokens.space[6] }),
};
`,
    [`src/${name}-page.test.tsx`]: `import { createTestHost } from '@atrium/host/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.ts';
import { Page } from './${name}-page.tsx';

it('welcomes a visitor and counts what is tried', async () => {
  const { Frame } = await createTestHost({ locales: { [remote.name]: remote.locales } });
  render(
    <Frame>
      <Page />
    </Frame>,
  );
  expect(screen.getByRole('heading', { name: '${title}' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tried 0 times' }));
  expect(screen.getByRole('button', { name: 'Tried once' })).toBeVisible();
});
`,
    'src/conformance.test.tsx': `import { describeRemote } from '@atrium/remote-conformance/describe-remote';
import { remote } from '../remote.ts';

describeRemote(remote);
`,
    'README.md': `# ${title}

- Subject: what this area is for, in one sentence.
- Pages: \`${path}\` (kept alive).
- Events: receives none, sends none.
- Calls: none of the gateway yet.
- Run alone: \`pnpm --filter @atrium/${name} dev\` prints a link that shows it inside the deployed rest.
- Test: \`node node_modules/jest/bin/jest.js remotes/${name}\`.
- Release: \`npm run -s atrium -- release ${name}\`, then \`promote ${name} VERSION\`.
`,
    ...Object.fromEntries(
      Object.entries(templateTexts(title)).map(([language, words]) => [`locales/${language}.json`, json(words)]),
    ),
  };
}
