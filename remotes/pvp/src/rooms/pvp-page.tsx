import { useSession } from '@atrium/host';
import { LobbyFrame } from '@atrium/lobby/lobby-frame';
import { LobbyHead } from '@atrium/lobby/lobby-head';
import { LobbyPage } from '@atrium/lobby/lobby-page';
import { useChosenVendor, useVendors } from '@atrium/lobby/use-vendors';
import { VendorTabs } from '@atrium/lobby/vendor-tabs';
import { css } from '@emotion/react';
import { tabId } from '@atrium/ui/tabs';
import { tokens } from '@atrium/ui/theme';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pvp } from './pvp.state.ts';
import { RoomList } from './room-list.tsx';

/** Rooms for members; games only for visitors, because rooms are available after login (7-049). */
export function Page() {
  const { t } = useTranslation('pvp');
  const { status } = useVendors('PVP');
  const [failed, setFailed] = useState(false);
  // Kept until there is a reply: each of the two screens loads on mount, so switching at every attempt would never end.
  if (failed !== (status === 'failed') && (status === 'failed' || status === 'ready')) setFailed(status === 'failed');
  if (!useSession() || failed) return <LobbyPage lobby={pvp} title={t('title')} shelves={['all', 'new']} />;
  return <Rooms title={t('title')} />;
}

function Rooms({ title }: { title: string }) {
  const panel = useId();
  const { vendors } = useVendors('PVP');
  const { code, vendor, choose } = useChosenVendor(pvp, vendors);
  return (
    <LobbyFrame>
      <LobbyHead title={title} vendors={vendors} category="PVP" />
      <VendorTabs vendors={vendors} chosen={code} panel={panel} onChoose={choose} />
      <section id={panel} role="tabpanel" aria-labelledby={code && tabId(panel, code)} css={styles.rooms}>
        {code && <RoomList key={code} vassalage={vendor?.vassalage} />}
      </section>
    </LobbyFrame>
  );
}

const styles = { rooms: css({ marginBlockStart: tokens.space[5] }) };
