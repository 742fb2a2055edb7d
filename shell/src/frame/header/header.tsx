import { ownViewAtom, useSession } from '@atrium/host';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { column } from '../../document/column.ts';
import { deferredPart } from '../../loading/deferred-part.tsx';
import { PhoneBar } from '../phone/phone-bar.tsx';
import { TabBar } from '../phone/tab-bar.tsx';
import { useCompact } from '../../document/use-compact.ts';
import { AccountArea } from './account-area.tsx';
import { LanguagePicker } from '../preferences/language-picker.tsx';
import { NavToggle } from './nav-toggle.tsx';
import { GamesNavigation } from './nav/games-navigation.tsx';
import { ThemeSwitch } from '../preferences/theme-switch.tsx';

const SessionStrip = deferredPart(() =>
  import(/* webpackChunkName: "deferred" */ '../../protection/session-strip.tsx').then((module) => module.SessionStrip),
);

/** The header (specification 2.3): session and account above, the games below. On a phone a bar and the tabs, which a view of its own goes without. */
export function Header() {
  const compact = useCompact();
  const lottery = useLocation().pathname === '/lottery';
  const signedIn = useSession() !== null;
  const view = useAtomValue(ownViewAtom);
  const [folded, setFolded] = useState(false);
  if (compact) {
    return (
      <>
        <PhoneBar view={view} />
        {!view && <TabBar />}
      </>
    );
  }
  return (
    <header data-area="header" css={styles.header}>
      <div css={styles.top}>
        <div css={[column, styles.topRow]}>
          {lottery && <NavToggle open={!folded} onToggle={() => setFolded(!folded)} />}
          <LanguagePicker />
          <ThemeSwitch />
          {signedIn && <SessionStrip />}
          <span css={styles.grow} />
          <AccountArea />
        </div>
      </div>
      {!(lottery && folded) && <GamesNavigation />}
    </header>
  );
}

const styles = {
  header: css({ position: 'relative', zIndex: tokens.layer.header }),
  top: css({ background: tokens.color.sunk, borderBlockEnd: `1px solid ${tokens.color.line}` }),
  topRow: css({ display: 'flex', alignItems: 'center', gap: tokens.space[2], blockSize: tokens.size.headerTop }),
  grow: css({ flex: 1 }),
};
