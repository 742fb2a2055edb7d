import { type Game, hotGames } from '@atrium/contracts/games';
import {
  createResource,
  gameHealthAtom,
  host,
  type LaunchObject,
  launchObjectOf,
  playableNow,
  useResource,
  vendorsDownAtom,
} from '@atrium/host';
import { SectionHead } from '@atrium/ui/section-head';
import { useAtomValue } from 'jotai';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languageCode } from '../language/language-code.ts';
import { GameTile } from './game-tile.tsx';
import { shelf } from './shelf.ts';

export const popularGames = createResource(hotGames);

/** Playable games in place of one that is not: other vendors' games first, since the whole vendor may have failed. */
export function PopularGames({
  count = 7,
  except,
  onLaunch,
}: {
  /** In a row; fewer where the row is narrow, so that titles and prices stay whole. */
  count?: number;
  except?: Pick<LaunchObject, 'gameId' | 'vassalage'>;
  onLaunch?: () => void;
}) {
  const { t, i18n } = useTranslation('shell');
  const heading = useId();
  const { value = [] } = useResource(popularGames, { query: { language: languageCode(i18n) } });
  const down = useAtomValue(vendorsDownAtom);
  const health = useAtomValue(gameHealthAtom);
  const open = value.filter((game) => playableNow(game, down, health) && game.gameId !== except?.gameId);
  const ofAnother = (game: Game) => game.vassalage !== except?.vassalage;
  const games = [...open.filter(ofAnother), ...open.filter((game) => !ofAnother(game))].slice(0, count);
  if (games.length === 0) return null;
  return (
    <section>
      <SectionHead title={<span id={heading}>{t('fault.otherGames')}</span>} />
      <ul aria-labelledby={heading} css={shelf} style={{ '--covers': count } as CSSProperties}>
        {games.map((game) => (
          <li key={game.gameId}>
            <GameTile
              game={game}
              onOpen={() => {
                onLaunch?.();
                void host().launch(launchObjectOf(game));
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
