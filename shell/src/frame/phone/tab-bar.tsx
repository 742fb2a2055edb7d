import { CATEGORY_PAGES, type Category } from '@atrium/contracts/game-categories';
import { Icon, type IconName } from '@atrium/ui/icon';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { currentMenusAtom } from '../../games/menus.state.ts';
import { navEntries } from '../header/nav/nav-entries.ts';
import { sideMenuOpenAtom } from '../side-menu/side-menu.state.ts';

const TABS: readonly [Category, IconName][] = [
  ['RNG', 'reels'],
  ['LIVE', 'card'],
  ['SPORTS', 'ball'],
];

/** The games' navigation of a phone: the most played categories, and the others behind More. */
export function TabBar() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [open, setOpen] = useAtom(sideMenuOpenAtom);
  const entries = navEntries(useAtomValue(currentMenusAtom));
  const tabs = TABS.flatMap(([category, icon]) => {
    const entry = entries.find((each) => each.kind === 'category' && each.category === category);
    return entry?.kind === 'category' ? [{ category, icon, to: entry.to }] : [];
  });
  const current = (...paths: string[]) => (paths.includes(pathname) ? 'page' : undefined);
  return (
    <nav aria-label={t('nav.games')} css={styles.bar}>
      <Link to="/" aria-current={current('/', '/home', '/index', '/index.html')} css={styles.tab}>
        <Icon name="home" size={22} />
        {t('nav.home')}
      </Link>
      {tabs.map(({ category, icon, to }) => (
        <Link key={category} to={to} aria-current={current(CATEGORY_PAGES[category])} css={styles.tab}>
          <Icon name={icon} size={22} />
          {t(`category.${category}`)}
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" aria-expanded={open} css={styles.tab} onClick={() => setOpen(true)}>
        <Icon name="more" size={22} />
        {t('nav.menu')}
      </button>
    </nav>
  );
}

const styles = {
  bar: css({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: tokens.layer.header,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    blockSize: 'calc(64px + env(safe-area-inset-bottom))',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    background: tokens.color.surface,
    borderBlockStart: `1px solid ${tokens.color.line}`,
  }),
  tab: css({
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: 3,
    minInlineSize: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    ...tokens.type.legal,
    '&[aria-current]': { color: tokens.color.text, boxShadow: `inset 0 2px ${tokens.color.accent}` },
    '&:focus-visible': { outlineOffset: -3 },
  }),
};
