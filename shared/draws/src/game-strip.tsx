import type { LotteryGame } from '@atrium/contracts/lottery';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NextDraw } from './next-draw.tsx';

export interface GameStripProps {
  games: readonly LotteryGame[];
  chosen: string;
  onChoose: (code: string) => void;
}

/** From one close to the next: of a game without an interval, from its last draw. */
function secondsBetween({ every, next, last }: LotteryGame): number | undefined {
  if (every !== null) return every;
  const from = last[0]?.drawsAt;
  return next && from ? (Date.parse(next.closesAt) - Date.parse(from)) / 1000 : undefined;
}

/** The area's games beside each other, each with the time to its close. */
export function GameStrip({ games, chosen, onChoose }: GameStripProps) {
  const { t } = useTranslation('draws');
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen game is found in the page, after each change of it.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && list.current) list.current.scrollLeft = current.offsetLeft - list.current.clientWidth / 3;
  }, [chosen]);
  return (
    <ul ref={list} aria-label={t('games')} css={styles.list}>
      {games.map((game) => (
        <li key={game.code} css={styles.item}>
          <button
            type="button"
            aria-current={game.code === chosen ? 'true' : undefined}
            css={styles.game}
            onClick={() => onChoose(game.code)}
          >
            <span css={styles.name}>{game.name}</span>
            <NextDraw draw={game.next} outOfSeconds={secondsBetween(game)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: css({
    position: 'relative',
    display: 'flex',
    gap: tokens.space[2],
    margin: 0,
    padding: 4,
    marginInline: -4,
    overflowX: 'auto',
    listStyle: 'none',
    scrollbarWidth: 'thin',
  }),
  item: css({ flex: '1 0 auto', minInlineSize: 188, maxInlineSize: 260 }),
  game: css({
    position: 'relative',
    display: 'grid',
    gap: tokens.space[1],
    inlineSize: '100%',
    overflow: 'clip',
    padding: `${tokens.space[2]} ${tokens.space[3]}`,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&[aria-current]': {
      borderColor: tokens.color.lineStrong,
      background: tokens.color.chosen,
      '--passed': tokens.color.accent,
    },
    '& > span:last-of-type > span': { whiteSpace: 'nowrap' },
    // In a language with long words the time is whole, and the words before it are cut.
    '& > span:last-of-type': { columnGap: 6, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& > span:last-of-type > span:first-of-type': {
      maxInlineSize: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    [media.hover]: { '&:hover': { background: tokens.color.surface2 } },
  }),
  name: css({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
  }),
};
