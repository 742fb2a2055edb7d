import { CATEGORY_PAGES } from '@atrium/contracts/game-categories';
import { host } from '@atrium/host';
import { BrandLogo } from '@atrium/ui/brand-logo';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { column } from '../../../document/column.ts';
import { useIdlePreload } from '../../../loading/use-idle-preload.ts';
import { CategoryDropDown } from './category-drop-down.tsx';
import { currentMenusAtom } from '../../../games/menus.state.ts';
import { navEntries } from './nav-entries.ts';
import { navLink } from './nav-link.ts';
import { launchOfVendor } from './vendor-launch.ts';
import { VendorMenu } from './vendor-menu-part.ts';

/** Bottom part of the header: logo, Home, the games, Promotions. */
export function GamesNavigation() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  useIdlePreload(VendorMenu);
  const entries = navEntries(useAtomValue(currentMenusAtom));
  const { brand, name } = host().brand;
  const current = (...paths: string[]) => (paths.includes(pathname) ? 'page' : undefined);
  return (
    <nav aria-label={t('nav.games')} css={styles.nav}>
      <div css={[column, styles.row]}>
        <Link to="/" aria-label={name} css={styles.logo}>
          <BrandLogo brand={brand} />
        </Link>
        <ul css={styles.list}>
          <li>
            <Link to="/" aria-current={current('/', '/index', '/index.html', '/home')} css={navLink}>
              {t('nav.home')}
            </Link>
          </li>
          {entries.map((entry) => (
            <li key={entry.kind === 'category' ? entry.category : 'COCKFIGHT'}>
              {entry.kind === 'category' ? (
                <CategoryDropDown entry={entry} current={current(entry.more)} />
              ) : (
                <Link
                  to={CATEGORY_PAGES.SPORTS}
                  css={navLink}
                  onClick={(event) => {
                    event.preventDefault();
                    void host().launch(launchOfVendor(entry.vendor));
                  }}
                >
                  {t('category.COCKFIGHT')}
                </Link>
              )}
            </li>
          ))}
          <li>
            <Link to="/promotions" aria-current={current('/promotions', '/promoDetail')} css={navLink}>
              {t('nav.promotions')}
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  );
}

const styles = {
  nav: css({ background: tokens.color.surface, borderBlockEnd: `1px solid ${tokens.color.line}` }),
  row: css({ display: 'flex', alignItems: 'center', gap: 28, blockSize: tokens.size.headerNav }),
  logo: css({ flex: 'none' }),
  list: css({
    display: 'flex',
    flex: 1,
    alignSelf: 'stretch',
    justifyContent: 'space-between',
    minInlineSize: 0,
    '& > li': { display: 'flex' },
    [media.wide]: { gap: 2 },
  }),
};
