import { useBalance, useMoney } from '@atrium/host';
import type { Fraction } from '@atrium/lottery-rules/fraction';
import type { Greatest } from '@atrium/lottery-rules/greatest';
import { formatPercent } from '@atrium/i18n/format';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useGreatestText } from './greatest-text.ts';
import { percentOf } from './quote.ts';

interface SlipSumsProps {
  /** Taken now, of all draws. */
  stake: bigint;
  /** Of it, held for the coming draws of a chase; null for a bet on one draw. */
  held: bigint | null;
  greatest: Greatest | null;
  back: Fraction | null;
  /** Comes back at once for a lower prize group. */
  rebate: bigint;
}

/** What the slip costs, what one draw can win with it, and its return. */
export function SlipSums({ stake, held, greatest, back, rebate }: SlipSumsProps) {
  const { t, i18n } = useTranslation('draws');
  const money = useMoney();
  const greatestText = useGreatestText();
  const balance = useBalance();
  const left = balance && stake > 0n ? BigInt(balance.sumBalance) - stake : -1n;
  return (
    <>
      <dl css={styles.sums}>
        <div css={styles.row}>
          <dt>{t('board.greatest')}</dt>
          <dd css={styles.sum}>
            <output aria-label={t('board.greatest')}>{greatestText(greatest)}</output>
          </dd>
        </div>
        {back && (
          <div css={styles.row}>
            <dt>{t('board.return')}</dt>
            <dd css={styles.sum}>{formatPercent(percentOf(back), i18n.language, 1)}</dd>
          </div>
        )}
        {rebate > 0n && (
          <div css={styles.row}>
            <dt>{t('board.selfRebate')}</dt>
            <dd css={styles.sum}>{money(String(rebate))}</dd>
          </div>
        )}
        {held !== null && (
          <div css={styles.row}>
            <dt>{t('slip.held')}</dt>
            <dd css={styles.sum}>{money(String(held))}</dd>
          </div>
        )}
        <div css={[styles.row, styles.total]}>
          <dt>{t('board.stake')}</dt>
          <dd css={styles.sum}>
            <output aria-label={t('board.stake')}>{money(String(stake))}</output>
          </dd>
        </div>
      </dl>
      {left >= 0n && <p css={styles.note}>{t('board.balanceAfter', { amount: money(String(left)) })}</p>}
    </>
  );
}

const styles = {
  sums: css({ display: 'grid', gap: tokens.space[1], margin: 0 }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    ...tokens.type.small,
  }),
  sum: css({ margin: 0, ...tokens.numerals }),
  total: css({ fontWeight: tokens.weight.bold, ...tokens.type.title }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
};
