import { gameList } from '@atrium/contracts/games';
import { createResource, host, type LaunchObject, launchObjectOf, useErrorSentence, useResource } from '@atrium/host';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtom } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageCode } from '../language/language-code.ts';
import { useVendorName } from '../games/vendor-name.ts';
import { GameTile } from '../games/game-tile.tsx';
import { gameListPopupAtom } from './launch.state.ts';

const vendorGames = createResource(gameList);
/** The gateway's largest page, so that all games fit. */
const PAGE_SIZE = 500;

/** The games of a vassalage-type vendor, in a pop-up instead of a route. Source: specification 2.4. */
export function GameListPopup() {
  const { t } = useTranslation('shell');
  const [asked, setAsked] = useAtom(gameListPopupAtom);
  const last = useRef(asked);
  if (asked) last.current = asked;
  const vendor = useVendorName(last.current?.vassalage ?? '') ?? last.current?.name;
  if (!last.current) return null;
  return (
    <Modal
      open={asked !== null}
      onClose={() => setAsked(null)}
      title={t('launch.gamesOf', { vendor })}
      closeLabel={t('action.close')}
      width={880}
      height={520}
    >
      <VendorGames asked={last.current} />
    </Modal>
  );
}

function VendorGames({ asked: { vassalage, gameId: pressed, mode } }: { asked: LaunchObject }) {
  const { t, i18n } = useTranslation('shell');
  const sentence = useErrorSentence();
  const { value, error } = useResource(vendorGames, {
    query: { vassalage, pageSize: PAGE_SIZE, language: languageCode(i18n) },
  });
  if (error && !value) return <Note tone="bad">{sentence(error)}</Note>;
  const games = value && [...value.games].sort((a, b) => Number(b.gameId === pressed) - Number(a.gameId === pressed));
  return (
    <ul aria-label={t('launch.games')} css={styles.grid}>
      {!games && Array.from({ length: 12 }, (_, index) => <Skeleton key={index} ratio="3 / 4" />)}
      {games?.map((game) => (
        <li key={game.gameId}>
          {/* A vassalage launch opened the list: its games launch directly, in the requested mode. */}
          <GameTile game={game} onOpen={() => void host().launch({ ...launchObjectOf(game, mode), isGame: null })} />
        </li>
      ))}
    </ul>
  );
}

const styles = {
  grid: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: tokens.space[4] }),
};
