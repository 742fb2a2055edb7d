import type { Category } from '@atrium/contracts/game-categories';
import { host } from '@atrium/host';
import { Disclosure } from '@atrium/ui/disclosure';
import { Icon, type IconName } from '@atrium/ui/icon';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMenusAtom } from '../../games/menus.state.ts';
import { navEntries } from '../header/nav/nav-entries.ts';
import { launchOfVendor } from '../header/nav/vendor-launch.ts';
import { VendorMenu } from '../header/nav/vendor-menu.tsx';
import { sheetRow } from '@atrium/ui/sheet-row';

const ICONS: Readonly<Record<Category, IconName>> = {
  ELOTT: 'ticket',
  LOTT: 'dice',
  LIVE: 'card',
  SPORTS: 'ball',
  FISH: 'fish',
  RNG: 'reels',
  PVP: 'versus',
  ESPORTS: 'gamepad',
};

/** Every category with its vendors, one open at a time. */
export function SideMenuGames({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState<string>();
  return (
    <ul aria-label={t('nav.games')}>
      {navEntries(useAtomValue(currentMenusAtom)).map((entry) =>
        entry.kind === 'cockfight' ? (
          <li key="COCKFIGHT">
            <button
              type="button"
              css={sheetRow}
              onClick={() => {
                onChoose();
                void host().launch(launchOfVendor(entry.vendor));
              }}
            >
              <Icon name="rooster" size={20} />
              {t('category.COCKFIGHT')}
            </button>
          </li>
        ) : (
          <li key={entry.category}>
            <Disclosure
              title={
                <span css={styles.title}>
                  <Icon name={ICONS[entry.category]} size={20} />
                  {t(`category.${entry.category}`)}
                </span>
              }
              css={styles.category}
              open={open === entry.category}
              onToggle={(now) => setOpen(now ? entry.category : undefined)}
            >
              <VendorMenu entry={entry} onChoose={onChoose} />
            </Disclosure>
          </li>
        ),
      )}
    </ul>
  );
}

const styles = {
  // In line with the rows around it.
  category: css({ '& > button': { paddingInline: tokens.space[2] } }),
  title: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    fontWeight: tokens.weight.medium,
    ...tokens.type.body,
    '& > svg': { color: tokens.color.text2 },
  }),
};
