import { recentGames } from '@atrium/contracts/played-games';
import { createResource, host, launchObjectOf, useResource, useSession } from '@atrium/host';
import { SectionHead } from '@atrium/ui/section-head';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { GameTile } from '../../games/game-tile.tsx';
import { shelf } from '../../games/shelf.ts';

const recent = createResource(recentGames, { staleOn: ['game.launched'] });
const SHOWN = 7;

/** The games that the member played last. */
export function RecentGames() {
  return useSession() ? <Recent /> : null;
}

function Recent() {
  const { t } = useTranslation('shell');
  const { value } = useResource(recent, {});
  if (!value || value.length === 0) return null;
  return (
    <section css={styles.section}>
      <SectionHead title={t('home.recentGames')} />
      <ul css={shelf}>
        {value.slice(0, SHOWN).map((game) => (
          <li key={game.gameId}>
            <GameTile game={game} onOpen={() => void host().launch(launchObjectOf(game))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

// On a phone after the draws, which are in view before it comes.
const styles = { section: css({ order: 1 }) };
