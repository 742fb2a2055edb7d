import { TAB_BAR } from '@atrium/ui/tab-bar';
import { breakpoints, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { ownViewAtom } from '@atrium/host';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { snapshotAtom } from '../remotes/federation.state.ts';
import { MainView } from '../routing/main-view.tsx';
import { deferredPart } from '../loading/deferred-part.tsx';
import { RouteProgress } from '../loading/route-progress.tsx';
import { screenOf } from '../routing/route-table.ts';
import { EMAIL_LINK } from './use-address-modal.ts';
import { useGuard } from '../routing/use-guard.ts';
import { Header } from './header/header.tsx';
import { LogicLayer } from './logic-layer.tsx';
import { SideMenu } from './side-menu/side-menu.tsx';
import { useCompact } from '../document/use-compact.ts';

const Footer = deferredPart(() =>
  import(/* webpackChunkName: "deferred" */ './footer/footer.tsx').then((module) => module.Footer),
);
const RightBar = deferredPart(() =>
  import(/* webpackChunkName: "deferred" */ './right-bar/right-bar.tsx').then((module) => module.RightBar),
);

/** The areas of a page (specification 2.1): header, main view, side menu, footer, and the public logic layer. */
export function Frame() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const { layout } = screenOf(pathname, useAtomValue(snapshotAtom));
  const compact = useCompact();
  const own = useAtomValue(ownViewAtom) !== null && compact;
  const guarded = useGuard(pathname);
  if (guarded === 'waiting') return null;
  // The link of an e-mail sets a password even where visitors are redirected to the login.
  if (guarded) return <Navigate to={{ pathname: guarded, search: EMAIL_LINK.test(search) ? search : '' }} replace />;
  return (
    <div css={[styles.frame, compact && layout !== 'none' && styles.aboveTabs, own && styles.own]}>
      <a href="#main" css={styles.skip}>
        {t('frame.skip')}
      </a>
      <RouteProgress />
      {layout !== 'none' && <Header />}
      <main
        id="main"
        tabIndex={-1}
        data-area="main-view"
        css={[styles.main, layout === 'full' && [styles.window, styles.besideBar]]}
      >
        <MainView />
      </main>
      {layout !== 'none' && <SideMenu />}
      {layout === 'full' && !own && <RightBar />}
      {layout === 'full' && !own && <Footer />}
      <LogicLayer />
    </div>
  );
}

const styles = {
  frame: css({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }),
  aboveTabs: css({ paddingBlockEnd: TAB_BAR }),
  own: css({ '--tab-bar': '0px' }),
  main: css({ flex: '1 0 auto', minInlineSize: 0, '&:focus': { outline: 'none' } }),
  // The footer begins below the window, so that nothing in view moves when the page's content is rendered.
  window: css({ minBlockSize: '100dvh' }),
  // Between a phone and a window whose margins have room for it, the bar at the side has a column of its own.
  besideBar: css({
    [`@media (min-width: ${breakpoints.wide}px) and (max-width: 1367.98px)`]: { paddingInlineEnd: 44 },
  }),
  skip: css({
    position: 'fixed',
    insetBlockStart: tokens.space[2],
    insetInlineStart: tokens.space[4],
    zIndex: tokens.layer.toast,
    padding: `${tokens.space[2]} ${tokens.space[4]}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.accent,
    color: tokens.color.onAccent,
    fontWeight: tokens.weight.strong,
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  }),
};
