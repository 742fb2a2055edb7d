import { gameList } from '@atrium/contracts/games';
import { createResource, launchObjectOf, useErrorSentence, useResource } from '@atrium/host';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtom } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageCode } from '../boot/language-code.ts';
import { GameTile } from '../pages/home/game-tile.tsx';
import { gameListPopupAtom } from './launch.state.ts';
import { launchThirdParty } from './launch-game.ts';

const vendorGames = createResource(gameList);
const PAGE_SIZE = 24;

/** The games of a vassalage-type vendor, in a pop-up instead of a route. Source: specification 2.4. */
export function GameListPopup() {
  const { t } = useTranslation('shell');
  const [vendor, setVendor] = useAtom(gameListPopupAtom);
  const last = useRef(vendor);
  if (vendor) last.current = vendor;
  if (!last.current) return null;
  return (
    <Modal open={vendor !== null} onClose={() => setVendor(null)} title={t('launch.gamesOf', { vendor: last.current.name })} closeLabel={t('action.close')} width={880} height={520}>
      <VendorGames vassalage={last.current.vassalage} />
    </Modal>
  );
}

function VendorGames({ vassalage }: { vassalage: string }) {
  const { t, i18n } = useTranslation('shell');
  const sentence = useErrorSentence();
  const { value, error } = useResource(vendorGames, { query: { vassalage, pageSize: PAGE_SIZE, language: languageCode(i18n) } });
  if (error && !value) return <Note tone="bad">{sentence(error)}</Note>;
  return (
    <ul aria-label={t('launch.games')} css={styles.grid}>
      {!value && Array.from({ length: 12 }, (_, index) => <Skeleton key={index} ratio="3 / 4" />)}
      {value?.games.map((game) => (
        <li key={game.gameId}>
          {/* The list was opened by a vassalage launch: its games launch themselves. */}
          <GameTile game={game} onOpen={() => void launchThirdParty({ ...launchObjectOf(game), isGame: null })} />
        </li>
      ))}
    </ul>
  );
}

const styles = { grid: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: tokens.space[4] }) };
