import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { KeyGroup } from './key-group.tsx';
import { numberLook } from './number-look.ts';

const DIGITS = [...'0123456789'];

/** A small figure under a number, such as the draws since it last came. `text` says it in words. */
export interface Figure {
  readonly figure: string;
  readonly text: string;
}

interface NumberGridProps {
  label: string;
  picked: ReadonlySet<string>;
  onPicked: (numbers: ReadonlySet<string>) => void;
  /** Digits before the two that the grid shows. */
  prefix?: string;
  /** The maximum number of picks; a full grid takes no more. */
  most?: number;
  /** Share of the price that a number pays on this draw: `"0"` is closed. */
  shareOf?: (number: string) => string | undefined;
  under?: (number: string) => Figure | undefined;
}

/** A hundred numbers; the heads of rows and columns pick ten (10-42). */
export function NumberGrid({ label, picked, onPicked, prefix = '', most = Infinity, shareOf, under }: NumberGridProps) {
  const { t } = useTranslation('draws');
  const toggle = (numbers: readonly string[]) => {
    const open = numbers.filter((number) => shareOf?.(number) !== '0');
    const next = new Set(picked);
    const all = open.every((number) => picked.has(number));
    for (const number of open)
      if (all) next.delete(number);
      else if (next.size < most) next.add(number);
    onPicked(next);
  };
  const head = (name: string, numbers: readonly string[]) => (
    <button type="button" css={styles.head} aria-label={t('board.grid.ten', { name })} onClick={() => toggle(numbers)}>
      {name}
    </button>
  );
  return (
    <KeyGroup aria-label={label} css={styles.grid}>
      <span css={styles.heads} />
      {DIGITS.map((units) => (
        <span key={units} css={styles.heads}>
          {head(
            `${prefix}x${units}`,
            DIGITS.map((tens) => prefix + tens + units),
          )}
        </span>
      ))}
      {DIGITS.map((tens) => [
        <span key={tens} css={styles.heads}>
          {head(
            `${prefix}${tens}x`,
            DIGITS.map((units) => prefix + tens + units),
          )}
        </span>,
        ...DIGITS.map((units) => {
          const number = prefix + tens + units;
          const share = shareOf?.(number);
          const figure = under?.(number);
          return (
            <button
              key={number}
              type="button"
              aria-pressed={picked.has(number)}
              disabled={share === '0'}
              title={figure?.text}
              css={[styles.number, prefix && styles.long]}
              onClick={() => toggle([number])}
            >
              {number}
              {share !== undefined && (
                <span css={styles.share}>{share === '0' ? t('board.grid.closed') : t('board.grid.reduced')}</span>
              )}
              {figure && share === undefined && (
                <span aria-hidden css={styles.figure}>
                  {figure.figure}
                </span>
              )}
            </button>
          );
        }),
      ])}
    </KeyGroup>
  );
}

const styles = {
  grid: css({
    display: 'grid',
    gridTemplateColumns: '36px repeat(10, minmax(0, 1fr))',
    gap: 6,
    [media.phone]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))', gap: 4 },
  }),
  /** A phone has no room for the heads: its aids pick tens and units. */
  heads: css({ display: 'grid', [media.phone]: { display: 'none' } }),
  head: css({
    minBlockSize: 32,
    padding: 0,
    border: 0,
    borderRadius: tokens.radius.small,
    background: 'none',
    color: tokens.color.text2,
    cursor: 'pointer',
    ...tokens.type.small,
    ...tokens.numerals,
    [media.hover]: { '&:hover': { background: tokens.color.surface2 } },
  }),
  number: css({
    ...numberLook,
    '&:disabled': { color: tokens.color.text3, textDecoration: 'line-through', cursor: 'not-allowed' },
    [media.phone]: { ...tokens.type.body },
  }),
  long: css({ [media.phone]: { ...tokens.type.small } }),
  share: css({ color: tokens.color.warn, fontWeight: tokens.weight.regular, ...tokens.type.legal }),
  figure: css({ color: 'inherit', opacity: 0.75, fontWeight: tokens.weight.regular, ...tokens.type.legal }),
};
