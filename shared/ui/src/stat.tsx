import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { fitCharacters, fitLine, fitPlace } from './fit-text.ts';
import { media, tokens } from './theme.ts';

export interface Stat {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** Below the value: what it is compared with. */
  detail?: ReactNode;
  /** The most important figure of the screen. */
  big?: boolean;
}

export interface StatsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  stats: readonly Stat[];
  /** On a phone each figure is beside its name: for what is read below the figures. */
  dense?: boolean;
}

/** More than these have too little room side by side. */
const ONE_ROW = 6;

/** A few figures in a row, each with its name; on a phone two side by side. Figures of a row have the same size. */
export function Stats({ stats, dense = false, ...rest }: StatsProps) {
  const longest = stats.reduce((text, { value }) => (isFigure(value) && value.length > text.length ? value : text), '');
  return (
    <dl css={[styles.row, stats.length > ONE_ROW && styles.rows, dense && styles.dense]} {...rest}>
      {stats.map((stat) => (
        <div key={stat.key} css={[styles.stat, stat.big && styles.main]}>
          <dt css={styles.label}>{stat.label}</dt>
          <dd
            css={[fitPlace, styles.value, stat.big && styles.big, !isFigure(stat.value) && styles.words]}
            style={isFigure(stat.value) ? fitCharacters(longest) : undefined}
          >
            <span css={figure}>{stat.value}</span>
            {stat.detail && <span css={styles.detail}>{stat.detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A figure has no space where a line could break; several words may take several lines. */
const isFigure = (value: ReactNode): value is string => typeof value === 'string' && !value.includes(' ');

const figure = fitLine();

const styles = {
  row: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    margin: 0,
    borderBlock: `1px solid ${tokens.color.line}`,
    [media.phone]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', columnGap: tokens.space[3] },
  }),
  rows: css({
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
    // Every row begins at the same edge.
    '& > div, & > div:not(:first-of-type)': { paddingInlineStart: 0, border: 0 },
    [media.phone]: { gridTemplateColumns: '1fr 1fr' },
  }),
  dense: css({
    [media.phone]: {
      columnGap: tokens.space[6],
      paddingBlock: tokens.space[2],
      '& > div, & > div:not(:first-of-type)': {
        display: 'flex',
        alignItems: 'baseline',
        gap: tokens.space[2],
        paddingBlock: 2,
      },
      '& dd': { flex: 1, margin: 0, textAlign: 'end', ...tokens.type.body },
    },
  }),
  stat: css({
    paddingBlock: `14px ${tokens.space[4]}`,
    paddingInline: tokens.space[5],
    minInlineSize: 0,
    '&:not(:first-of-type)': { borderInlineStart: `1px solid ${tokens.color.line}` },
    '&:first-of-type': { paddingInlineStart: 0 },
    [media.phone]: { '&, &:not(:first-of-type)': { paddingInline: 0, border: 0 } },
  }),
  main: css({ [media.phone]: { gridColumn: '1 / -1' } }),
  label: css({ color: tokens.color.text2, ...tokens.type.small }),
  value: css({
    margin: '2px 0 0',
    fontWeight: tokens.weight.bold,
    whiteSpace: 'nowrap',
    ...tokens.type.section,
    ...tokens.numerals,
    [media.phone]: { ...tokens.type.title },
  }),
  big: css({ color: tokens.color.accentText, ...tokens.type.figure, [media.phone]: { ...tokens.type.page } }),
  words: css({ whiteSpace: 'normal' }),
  detail: css({
    display: 'block',
    whiteSpace: 'normal',
    color: tokens.color.text2,
    fontWeight: tokens.weight.regular,
    ...tokens.type.small,
  }),
};
