import { css } from '@emotion/react';
import { formatNumber } from '@atrium/i18n/format';
import { Icon } from '@atrium/ui/icon';
import { media, tokens } from '@atrium/ui/theme';
import { useTranslation } from 'react-i18next';
import type { Trend } from './use-price-trend.ts';

export interface PriceButtonProps {
  /** The answer in words. */
  name: string;
  /** Shown beside the price where there is no room for a heading: `1`, `X`, `2` or the answer. */
  short: string;
  market: string;
  /** In hundredths; null while no bets are taken. */
  price: number | null;
  trend: Trend | undefined;
  describedBy: string;
  onPick: () => void;
}

/** A price that opens the vendor's book with it in the slip. */
export function PriceButton({ name, short, market, price, trend, describedBy, onPick }: PriceButtonProps) {
  const { t, i18n } = useTranslation('sports');
  const shown = price === null ? t('closed') : formatNumber(price / 100, i18n.language, 2);
  return (
    <button
      type="button"
      css={[styles.price, trend && styles.moved, trend === 'down' && styles.fell]}
      aria-label={[name, market, shown, trend && t(trend === 'up' ? 'rose' : 'fell')].filter(Boolean).join(', ')}
      aria-describedby={describedBy}
      disabled={price === null}
      onClick={onPick}
    >
      {/* Drawn by the style: the button's name says the answer in words, and has no text beside it to differ from. */}
      <span css={styles.short} data-short={short} />
      {price === null ? <Icon name="lock" size={16} /> : shown}
    </button>
  );
}

const triangle = { insetBlockStart: 5, insetInlineEnd: 5, border: '4px solid transparent', opacity: 0.75 };

const styles = {
  price: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space[2],
    minInlineSize: 0,
    minBlockSize: 44,
    margin: 0,
    paddingInline: tokens.space[1],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface2,
    color: tokens.color.text,
    fontWeight: tokens.weight.strong,
    cursor: 'pointer',
    ...tokens.type.small,
    ...tokens.numerals,
    '&:disabled': { background: 'none', color: tokens.color.text3, cursor: 'default' },
    [media.hover]: {
      '&:hover:not(:disabled)': { background: tokens.color.surface3, borderColor: tokens.color.lineStrong },
    },
    [media.compact]: { justifyContent: 'space-between', paddingInline: 10 },
  }),
  short: css({
    '&::before': { content: 'attr(data-short)' },
    display: 'none',
    color: tokens.color.text2,
    fontWeight: tokens.weight.medium,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    ...tokens.type.legal,
    [media.compact]: { display: 'block' },
  }),
  moved: css({
    '&::after': {
      content: '""',
      position: 'absolute',
      ...triangle,
      borderBlockStartWidth: 0,
      borderBlockEnd: '6px solid currentColor',
    },
  }),
  fell: css({
    '&::after': {
      borderBlockEnd: 0,
      borderBlockStart: '6px solid currentColor',
    },
  }),
};
