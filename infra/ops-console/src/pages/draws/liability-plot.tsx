import type { DrawLiability } from '@atrium/contracts/operator-draws';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../data/use-money.ts';
import { quiet } from '../../parts/page.tsx';

/** Bars that are drawn: the dearest numbers. */
const BARS = 24;

/**
 * The dearest numbers as bars, with a line at the stakes of the whole draw: above it the draw loses if that number alone
 * wins. The heat table below has the same figures as text.
 */
export function LiabilityPlot({ liability: { numbers, stake, currency } }: { liability: DrawLiability }) {
  const { t } = useTranslation();
  const money = useMoney();
  const dearest = [...numbers]
    .filter(({ payout }) => payout !== '0')
    .sort((a, b) => Number(b.payout) - Number(a.payout))
    .slice(0, BARS);
  const [first] = dearest;
  if (!first) return null;
  const line = Number(stake);
  const top = Math.max(Number(first.payout), line) || 1;
  return (
    <figure css={styles.figure}>
      <figcaption css={quiet}>{t('draws.plot', { stake: money(stake, currency) })}</figcaption>
      <div
        css={styles.plot}
        role="img"
        aria-label={t('draws.plotLabel', {
          number: first.number,
          payout: money(first.payout, currency),
          stake: money(stake, currency),
        })}
      >
        <span css={styles.line} style={{ insetBlockEnd: `calc(20px + ${(line / top) * 140}px)` }} />
        {dearest.map(({ number, payout }) => (
          <span key={number} css={styles.bar} title={`${number}: ${money(payout, currency)}`}>
            <span
              css={[styles.fill, Number(payout) > line && styles.loses]}
              style={{ blockSize: Math.max(2, (Number(payout) / top) * 140) }}
            />
            <span css={styles.number}>{number}</span>
          </span>
        ))}
      </div>
    </figure>
  );
}

const styles = {
  figure: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[2], margin: 0 }),
  plot: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'end',
    gap: 3,
    blockSize: 164,
    direction: 'ltr',
    overflow: 'hidden',
    // The line is the first child: twelve bars have room for their numbers.
    [media.phone]: { '& > :nth-of-type(n + 14)': { display: 'none' } },
  }),
  line: css({
    position: 'absolute',
    insetInline: 0,
    borderBlockEnd: `2px dashed ${tokens.color.warn}`,
    pointerEvents: 'none',
  }),
  bar: css({ display: 'grid', flex: '1 1 0', minInlineSize: 0, maxInlineSize: 48, justifyItems: 'stretch' }),
  fill: css({ background: tokens.color.text3, borderRadius: '2px 2px 0 0' }),
  loses: css({ background: tokens.color.error }),
  number: css({
    blockSize: 20,
    overflow: 'hidden',
    textAlign: 'center',
    textOverflow: 'clip',
    whiteSpace: 'nowrap',
    color: tokens.color.text2,
    ...tokens.type.legal,
    ...tokens.numerals,
  }),
};
