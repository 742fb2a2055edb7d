import { CentreNavigation } from '@atrium/centre/centre-navigation';
import type { CentrePage } from '@atrium/host/define-remote';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openPage } from '../frame/frame.state.ts';
import { HubBalance } from './hub-balance.tsx';
import { useHubNotes } from './use-hub-notes.ts';

interface HubProps {
  pages: readonly CentrePage[];
  missions: number;
  /** The picture and name of the member, above everything. */
  children: ReactNode;
}

/** The start of the centre on a phone: the balance, and every entry with what waits on its page (15-11). */
export function Hub({ pages, missions, children }: HubProps) {
  const { t } = useTranslation('member-centre');
  return (
    <div css={styles.hub}>
      {children}
      <HubBalance />
      <CentreNavigation
        label={t('navigation')}
        pages={pages}
        chosen=""
        nameOf={({ label }) => t(label)}
        badges={{ missionLeaderboard: missions }}
        notes={useHubNotes()}
        onOpen={openPage}
        look="list"
        headOf={(section) => t(`hub.section.${section}`)}
      />
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
};
