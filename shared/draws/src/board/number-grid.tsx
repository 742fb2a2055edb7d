import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { numberLook } from './number-look.ts';

const DIGITS = [...'0123456789'];

interface NumberGridProps {
  label: string;
  picked: ReadonlySet<string>;
  onPicked: (numbers: ReadonlySet<string>) => void;
  /** Share of the price that a number pays on this draw: `"0"` is closed. */
  shareOf?: (number: string) => string | undefined;
}

/** The hundred numbers of two digits; the heads of rows and columns pick ten (10-42). */
export function NumberGrid({ label, picked, onPicked, shareOf }: NumberGridProps) {
  const { t } = useTranslation('draws');
  const toggle = (numbers: readonly string[]) => {
    const open = numbers.filter((number) => shareOf?.(number) !== '0');
    const next = new Set(picked);
    const all = open.every((number) => picked.has(number));
    for (const number of open)
      if (all) next.delete(number);
      else next.add(number);
    onPicked(next);
  };
  const head = (name: string, numbers: readonly string[]) => (
    <button type="button" css={styles.head} aria-label={t('board.grid.ten', { name })} onClick={() => toggle(numbers)}>
      {name}
    </button>
  );
  return (
    <div role="group" aria-label={label} css={styles.grid}>
      <span css={styles.corner} />
      {DIGITS.map((units) => (
        <span key={units} css={styles.columnHead}>
          {head(
            `x${units}`,
            DIGITS.map((tens) => tens + units),
          )}
        </span>
      ))}
      {DIGITS.map((tens) => [
        <span key={tens} css={styles.rowHead}>
          {head(
            `${tens}x`,
            DIGITS.map((units) => tens + units),
          )}
        </span>,
        ...DIGITS.map((units) => {
          const number = tens + units;
          const share = shareOf?.(number);
          return (
            <button
              key={number}
              type="button"
              aria-pressed={picked.has(number)}
              disabled={share === '0'}
              css={styles.number}
              onClick={() => toggle([number])}
            >
              {number}
              {share !== undefined && (
                <span css={styles.share}>{share === '0' ? t('board.grid.closed') : t('board.grid.reduced')}</span>
              )}
            </button>
          );
        }),
      ])}
    </div>
  );
}

const styles = {
  grid: css({
    display: 'grid',
    gridTemplateColumns: '36px repeat(10, minmax(0, 1fr))',
    gap: 6,
    [media.phone]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  }),
  corner: css({ [media.phone]: { display: 'none' } }),
  columnHead: css({ display: 'grid', [media.phone]: { display: 'none' } }),
  rowHead: css({
    display: 'grid',
    [media.phone]: { gridColumn: '1 / -1', justifyItems: 'start', marginBlockStart: tokens.space[2] },
  }),
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
    [media.phone]: { minBlockSize: 48 },
  }),
  share: css({ color: tokens.color.warn, fontWeight: tokens.weight.regular, ...tokens.type.legal }),
};
