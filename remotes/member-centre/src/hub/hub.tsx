import { CentreNavigation } from '@atrium/centre/centre-navigation';
import type { CentrePage } from '@atrium/host/define-remote';
import { SearchField } from '@atrium/ui/search-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPage } from '../frame/frame.state.ts';
import { findPages } from './find-pages.ts';
import { HubBalance } from './hub-balance.tsx';
import { useHubNotes } from './use-hub-notes.ts';

interface HubProps {
  /** All pages; the hub lists those of the menu, and finds the others. */
  pages: readonly CentrePage[];
  missions: number;
  /** The picture and name of the member, above everything. */
  children: ReactNode;
}

/** The start of the centre on a phone: the balance, and every entry with what waits on its page (15-11). */
export function Hub({ pages, missions, children }: HubProps) {
  const { t } = useTranslation('member-centre');
  const [search, setSearch] = useState('');
  const nameOf = ({ label }: CentrePage) => t(label);
  const found = findPages(pages, nameOf, search);
  const notes = useHubNotes();
  return (
    <div css={styles.hub}>
      {children}
      <HubBalance />
      <SearchField
        label={t('hub.search')}
        placeholder={t('hub.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <CentreNavigation
        label={t('navigation')}
        pages={found}
        chosen=""
        nameOf={nameOf}
        badges={{ missionLeaderboard: missions }}
        notes={notes}
        onOpen={openPage}
        look="list"
        headOf={(section) => t(`hub.section.${section}`)}
      />
      <p role="status" css={styles.none}>
        {found.length === 0 && t('hub.none')}
      </p>
    </div>
  );
}

const styles = {
  hub: css({
    display: 'grid',
    gap: tokens.space[5],
    padding: tokens.space[4],
    borderBlockEnd: `1px solid ${tokens.color.line}`,
  }),
  none: css({ margin: 0, color: tokens.color.text2, textAlign: 'center', '&:empty': { display: 'none' } }),
};
