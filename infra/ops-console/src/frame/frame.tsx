import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { Fault } from './fault.tsx';
import { PAGES } from '../pages.ts';
import { Incidents } from './incidents.tsx';
import { Navigation } from './navigation.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { TopBar } from './top-bar.tsx';

const RemotePage = lazy(async () => ({ default: (await import('../pages/remote/remote-page.tsx')).RemotePage }));

/** The frame of every page: the bar, current incidents, and the navigation. */
export function Frame() {
  const { t } = useTranslation();
  return (
    <div css={styles.frame}>
      <a href="#main" css={styles.skip}>
        {t('skip')}
      </a>
      <TopBar />
      <Navigation />
      <div css={styles.content}>
        <Incidents />
        <main id="main" css={styles.main} tabIndex={-1}>
          <Fault>
            <Suspense fallback={<Skeleton height={240} />}>
              <Routes>
                {PAGES.map(({ path, load: Load }) => (
                  <Route key={path} path={path} element={<Load />} />
                ))}
                <Route path="/remotes/:name" element={<RemotePage />} />
                <Route path="*" element={<NotFound />} />
              </Routes>
            </Suspense>
          </Fault>
        </main>
      </div>
    </div>
  );
}

const styles = {
  frame: css({
    display: 'grid',
    gridTemplateColumns: '208px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    minBlockSize: '100dvh',
    [media.compact]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlockEnd: 'calc(64px + env(safe-area-inset-bottom))',
    },
  }),
  content: css({ minInlineSize: 0, gridColumn: '2', [media.compact]: { gridColumn: '1' } }),
  main: css({
    maxInlineSize: 1440,
    padding: tokens.space[6],
    outline: 'none',
    [media.phone]: { padding: `${tokens.space[4]} ${tokens.space[4]} ${tokens.space[8]}` },
  }),
  skip: css({
    position: 'absolute',
    insetBlockStart: -100,
    zIndex: tokens.layer.toast,
    padding: tokens.space[3],
    background: tokens.color.surface,
    '&:focus': { insetBlockStart: 0 },
  }),
};
