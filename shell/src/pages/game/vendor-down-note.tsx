import { useReturnTime, useSession, vendorReturnsAtom, vendorsDownAtom } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { KeptLaunch } from '../../launch/kept-launch.ts';
import { PopularGames } from '../../games/popular-games.tsx';
import { useVendorName } from '../../games/vendor-name.ts';

const OTHERS = 'games-of-other-vendors';

/** Whether the vendor of a running game is down. */
export function useVendorDown({ game }: KeptLaunch): boolean {
  return useAtomValue(vendorsDownAtom).has(game.vassalage);
}

/** Above a game whose vendor is down: the running round stays on screen, and other games are offered. */
export function VendorDownNote({ launch }: { launch: KeptLaunch }) {
  const { t } = useTranslation('shell');
  const vendor = useVendorName(launch.game.vassalage) ?? launch.game.vassalage;
  const down = useVendorDown(launch);
  const time = useReturnTime()(useAtomValue(vendorReturnsAtom)[launch.game.vassalage]);
  return (
    <div role="status">
      {down && (
        <Note
          tone="warn"
          title={time ? t('game.vendorBack', { vendor, time }) : t('game.vendorDown', { vendor })}
          actions={
            <Button size="small" onClick={() => document.getElementById(OTHERS)?.scrollIntoView({ block: 'start' })}>
              {t('fault.otherGames')}
            </Button>
          }
        >
          {t('game.roundKept')}
        </Note>
      )}
    </div>
  );
}

/** Below the game: games of vendors that are up. Choosing one leaves the current game. */
export function OtherVendorsGames({ launch }: { launch: KeptLaunch }) {
  const session = useSession();
  if (!useVendorDown(launch) || !session) return null;
  return (
    <div id={OTHERS} css={styles.others}>
      <PopularGames except={launch.game} />
    </div>
  );
}

const styles = { others: css({ marginBlockStart: tokens.space[6], scrollMarginBlockStart: tokens.space[12] }) };
