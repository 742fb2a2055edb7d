import type { LotteryGame } from '@atrium/contracts/lottery';
import { useMoney } from '@atrium/host';
import { Picture } from '@atrium/ui/picture';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Heart } from './lobby/heart.tsx';
import { languageOfName } from './name-language.ts';
import { NextDraw } from './next-draw.tsx';
import { ResultView } from './result-view.tsx';

interface GameListProps {
  groups: readonly [string, readonly LotteryGame[]][];
  /** Name of a group, or null where the list has no groups. */
  groupName: (group: string) => string | null;
  chosen: string | undefined;
  onChoose: (code: string) => void;
  onMoment: () => void;
}

/** Every game of the area with its next draw and its last result. */
export function GameList({ groups, groupName, chosen, onChoose, onMoment }: GameListProps) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  return (
    <div css={styles.root}>
      {groups.map(([group, games]) => {
        const name = groupName(group);
        return (
          <section key={group} aria-label={name ?? undefined}>
            {name && <h2 css={styles.group}>{name}</h2>}
            <ul css={styles.list}>
              {games.map((game) => (
                <li key={game.code} css={styles.item}>
                  <button
                    type="button"
                    aria-current={game.code === chosen ? 'true' : undefined}
                    css={styles.row}
                    onClick={() => onChoose(game.code)}
                  >
                    <Picture src={game.cover} alt="" ratio="1 / 1" css={styles.cover} />
                    <span css={styles.words}>
                      <span lang={languageOfName(game.name)} css={styles.name}>
                        {game.name}
                      </span>
                      <span css={styles.prize}>{t('topPrize', { amount: money(game.topPrize) })}</span>
                    </span>
                    <span css={styles.last}>
                      {game.last[0]?.result ? (
                        <ResultView family={game.family} result={game.last[0].result} small />
                      ) : (
                        <span css={styles.prize}>{t('noResult')}</span>
                      )}
                    </span>
                    <NextDraw draw={game.next} onMoment={onMoment} />
                  </button>
                  <span css={styles.heart}>
                    <Heart game={game} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: tokens.space[5], minInlineSize: 0 }),
  group: css({ margin: `0 0 ${tokens.space[2]}`, ...tokens.display, ...tokens.type.title }),
  list: css({ display: 'grid', gap: tokens.space[2], margin: 0, padding: 0, listStyle: 'none' }),
  item: css({ position: 'relative' }),
  // Beside the last result, where the row has room.
  heart: css({ position: 'absolute', insetInlineEnd: tokens.space[2], insetBlockEnd: tokens.space[2] }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${tokens.space[2]} ${tokens.space[3]}`,
    inlineSize: '100%',
    padding: tokens.space[3],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&[aria-current]': { background: tokens.color.chosen, boxShadow: `inset 0 -2px ${tokens.color.accent}` },
    [media.hover]: { '&:hover': { background: tokens.color.surface2 } },
  }),
  cover: css({ inlineSize: 44, borderRadius: tokens.radius.medium }),
  words: css({ display: 'grid', minInlineSize: 0 }),
  name: css({ fontWeight: tokens.weight.strong, ...tokens.type.body }),
  prize: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  last: css({
    gridColumn: '1 / -1',
    gridRow: 2,
    minBlockSize: tokens.size.target,
    paddingInlineEnd: tokens.size.target,
    display: 'flex',
    alignItems: 'center',
  }),
};
