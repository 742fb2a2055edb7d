import { css } from '@emotion/react';
import { formatNumber } from '@atrium/i18n/format';
import { media, tokens } from '@atrium/ui/theme';
import { useTranslation } from 'react-i18next';

export interface LeagueListProps {
  leagues: readonly { name: string; count: number }[];
  /** Empty for all. */
  chosen: string;
  onChoose: (league: string) => void;
}

/** The leagues beside the events on a wide page, each with the number of its events; narrow pages have a selection instead. */
export function LeagueList({ leagues, chosen, onChoose }: LeagueListProps) {
  const { t, i18n } = useTranslation('sports');
  const every = { name: '', count: leagues.reduce((sum, { count }) => sum + count, 0) };
  return (
    <nav css={styles.side} aria-label={t('leagues')}>
      <h3 css={styles.title}>{t('leagues')}</h3>
      <ul css={styles.list}>
        {[every, ...leagues].map(({ name, count }) => (
          <li key={name}>
            <button type="button" css={styles.league} aria-pressed={name === chosen} onClick={() => onChoose(name)}>
              <span>{name || t('everyLeague')}</span>
              <span css={styles.count}>{formatNumber(count, i18n.language)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const styles = {
  side: css({
    position: 'sticky',
    insetBlockStart: tokens.space[3],
    paddingBlock: tokens.space[2],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
    [media.compact]: { display: 'none' },
  }),
  title: css({
    margin: 0,
    padding: `${tokens.space[2]} ${tokens.space[4]}`,
    fontFamily: tokens.font.text,
    fontWeight: tokens.weight.strong,
    letterSpacing: 0,
    ...tokens.type.small,
  }),
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  league: css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: tokens.space[2],
    inlineSize: '100%',
    minBlockSize: tokens.size.target,
    margin: 0,
    paddingInline: tokens.space[4],
    border: 0,
    borderInlineStart: '3px solid transparent',
    background: 'none',
    color: tokens.color.text2,
    textAlign: 'start',
    cursor: 'pointer',
    ...tokens.type.small,
    '&[aria-pressed="true"]': {
      borderInlineStartColor: tokens.color.accent,
      background: tokens.color.surface3,
      color: tokens.color.text,
      fontWeight: tokens.weight.strong,
    },
    '&:focus-visible': { outlineOffset: -3 },
    [media.hover]: { '&:hover': { color: tokens.color.text } },
  }),
  count: css({ color: tokens.color.text2, ...tokens.numerals }),
};
