import type { DrawLiability } from '@atrium/contracts/operator-draws';
import { formatNumber } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFractionDigits, useMoney } from '../../data/use-money.ts';

type OnNumber = DrawLiability['numbers'][number];

/** Cells that are drawn at first; of a longer list the dearest with stakes or a restriction. */
const FIRST = 100;

interface HeatTableProps {
  liability: DrawLiability;
  /** Opens the form that restricts a number. */
  onRestrict?: (number: string) => void;
}

/** Every number as a cell, the darker the dearer; a cell opens the form that closes or reduces its number. */
export function HeatTable({ liability: { numbers, stake, currency }, onRestrict }: HeatTableProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const most = numbers.reduce((top, { payout }) => Math.max(top, Number(payout)), 1);
  const marked = numbers.filter(({ payout, share }) => payout !== '0' || share !== null);
  const dearest = new Set(
    marked
      .sort((a, b) => Number(b.payout) - Number(a.payout))
      .slice(0, FIRST)
      .map(({ number }) => number),
  );
  const shown = all || numbers.length <= FIRST ? numbers : numbers.filter(({ number }) => dearest.has(number));
  const width = Math.max(64, 16 + (numbers[0]?.number.length ?? 2) * 10);
  return (
    <>
      <ul
        css={styles.grid}
        aria-label={t('draws.heat')}
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))` }}
      >
        {shown.map((one) => (
          <li key={one.number}>
            <Cell
              on={one}
              heat={Number(one.payout) / most}
              loses={Number(one.payout) > Number(stake)}
              currency={currency}
              onPress={onRestrict}
            />
          </li>
        ))}
      </ul>
      {shown.length < numbers.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {t('draws.showAll', { count: numbers.length })}
        </Button>
      )}
    </>
  );
}

interface CellProps {
  on: OnNumber;
  /** 0 … 1 */
  heat: number;
  loses: boolean;
  currency: string;
  onPress: ((number: string) => void) | undefined;
}

function Cell({ on: { number, stake, payout, share }, heat, loses, currency, onPress }: CellProps) {
  const { t, i18n } = useTranslation();
  const money = useMoney();
  const digits = useFractionDigits();
  const restricted =
    share === null ? '' : share === '0' ? t('lotteries.numberClosed') : t('lotteries.reducedTo', { share });
  const label = [
    t('draws.cell', { number, stake: money(stake, currency), payout: money(payout, currency) }),
    restricted,
    loses ? t('draws.loses') : '',
  ]
    .filter(Boolean)
    .join('. ');
  const whole = Math.round(Number(payout) / 10 ** digits);
  const content = (
    <>
      <strong>{number}</strong>
      <span css={styles.payout}>{payout === '0' ? '–' : compact(whole, i18n.language)}</span>
      {share !== null && <span css={styles.share}>{share === '0' ? t('lotteries.closed') : share}</span>}
    </>
  );
  const style = { '--heat': `${Math.round(heat * 60)}%` } as React.CSSProperties;
  const look = [styles.cell, share === '0' && styles.closed, loses && styles.loses];
  if (!onPress) {
    return (
      <span css={look} style={style} role="img" aria-label={label} title={label}>
        {content}
      </span>
    );
  }
  return (
    <button type="button" css={look} style={style} aria-label={label} title={label} onClick={() => onPress(number)}>
      {content}
    </button>
  );
}

/** 12,400 as 12.4K: a cell has little room, and its label has the whole amount. */
const compact = (value: number, language: string): string =>
  value < 10_000
    ? formatNumber(value, language)
    : new Intl.NumberFormat(`${language}-u-nu-latn`, { notation: 'compact', maximumFractionDigits: 1 }).format(value);

const styles = {
  grid: css({ display: 'grid', gap: 3, margin: 0, padding: 0, listStyle: 'none', ...tokens.numerals }),
  cell: css({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    inlineSize: '100%',
    minBlockSize: 52,
    padding: 2,
    border: '1px solid transparent',
    borderRadius: tokens.radius.small,
    background: `color-mix(in srgb, ${tokens.color.error} var(--heat), ${tokens.color.surface2})`,
    color: tokens.color.text,
    font: 'inherit',
    ...tokens.type.small,
    'button&': { cursor: 'pointer' },
  }),
  payout: css({ ...tokens.type.legal }),
  share: css({ paddingInline: 4, background: tokens.color.ground, color: tokens.color.text, ...tokens.type.legal }),
  closed: css({ borderColor: tokens.color.text, borderStyle: 'dashed' }),
  loses: css({ fontWeight: tokens.weight.bold, borderColor: tokens.color.error }),
};
