import type { LotteryGame } from '@atrium/contracts/lottery';
import { formatNumber } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Chip } from '@atrium/ui/chip';
import { EmptyState } from '@atrium/ui/empty-state';
import { SearchField } from '@atrium/ui/search-field';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupGames, searchGames } from '../choose-game.ts';
import { GameList } from '../game-list.tsx';
import { GamePanel } from '../game-panel.tsx';
import { gamesOn, SHELVES, type Shelf } from './shelves.ts';
import { useShelves } from './use-shelves.ts';

export interface DrawsLobbyProps {
  area: LotteryGame['area'];
  games: readonly LotteryGame[];
  game: LotteryGame | undefined;
  groupOf: (game: LotteryGame) => string;
  groupName: (group: string) => string | null;
  groupOrder: readonly string[] | undefined;
  onChoose: (gameCode: string) => void;
  onPlay: (gameCode: string) => void;
  onMoment: () => void;
}

const ONE = 'all';

/** The area's games, by shelf and search, beside the results of the chosen one (3-81, 10-44). */
export function DrawsLobby({
  area,
  games,
  game,
  groupOf,
  groupName,
  groupOrder,
  onChoose,
  onPlay,
  onMoment,
}: DrawsLobbyProps) {
  const { t, i18n } = useTranslation('draws');
  const [search, setSearch] = useState('');
  const [chosenShelf, setShelf] = useState<Shelf>('all');
  const panel = useRef<HTMLDivElement>(null);
  const { signedIn, ...shelved } = useShelves(area);
  const shelves = SHELVES.filter((each) => signedIn || each === 'all' || each === 'popular');
  const shelf = shelves.includes(chosenShelf) ? chosenShelf : 'all';
  const onShelf = gamesOn(shelf, games, shelved);
  const found = searchGames(onShelf, search);
  const everything = () => {
    setSearch('');
    setShelf('all');
  };
  return (
    <div css={styles.columns}>
      <div css={styles.side}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <div role="group" aria-label={t('shelf.label')} css={styles.shelves}>
          {shelves.map((each) => (
            <Chip
              key={each}
              pressed={each === shelf}
              count={formatNumber(gamesOn(each, games, shelved).length, i18n.language)}
              onClick={() => setShelf(each)}
            >
              {t(`shelf.${each}`)}
            </Chip>
          ))}
        </div>
        <p role="status" css={styles.found}>
          {t('found', { count: found.length })}
        </p>
        {found.length === 0 ? (
          <EmptyState
            scene="draws"
            title={t(onShelf.length > 0 || shelf === 'all' ? 'nothing' : `shelf.empty.${shelf}`)}
            action={<Button onClick={everything}>{t('showAll')}</Button>}
          />
        ) : (
          <GameList
            groups={shelf === 'all' ? groupGames(found, groupOf, groupOrder) : [[ONE, found]]}
            groupName={shelf === 'all' ? groupName : () => null}
            chosen={game?.code}
            onChoose={(gameCode) => {
              onChoose(gameCode);
              // In one column the chosen game is below the list.
              if ((panel.current?.getBoundingClientRect().top ?? 0) > window.innerHeight)
                panel.current?.scrollIntoView({ block: 'start' });
            }}
            onMoment={onMoment}
          />
        )}
      </div>
      <div ref={panel} css={styles.panel}>
        {game && <GamePanel key={game.code} game={game} onPlay={() => onPlay(game.code)} onMoment={onMoment} />}
      </div>
    </div>
  );
}

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: '408px minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.space[5],
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  // A long list scrolls on its own, so that the chosen game stays beside it.
  side: css({
    position: 'sticky',
    insetBlockStart: 0,
    display: 'grid',
    gap: tokens.space[3],
    minInlineSize: 0,
    maxBlockSize: '100vh',
    padding: 4,
    margin: -4,
    overflowY: 'auto',
    scrollbarGutter: 'stable',
    [media.compact]: { position: 'static', maxBlockSize: 'none', overflow: 'visible' },
  }),
  shelves: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] }),
  panel: css({ minInlineSize: 0, scrollMarginBlockStart: tokens.space[16] }),
  found: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
