import type { Board } from '@atrium/contracts/lottery-bets';
import { useMoney } from '@atrium/host';
import { formatPercent } from '@atrium/i18n/format';
import { isFamily } from '@atrium/lottery-rules/families';
import { parseFraction } from '@atrium/lottery-rules/fraction';
import type { Play } from '@atrium/lottery-rules/play';
import { lottoDivisions } from '@atrium/lottery-rules/rules/lotto/lotto';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { percentOf } from './quote.ts';

/** The divisions of a play that shares a pool: what an entry needs, what it pays, and its chance. */
export function DivisionTable({ board, play }: { board: Board; play: Play }) {
  const { t, i18n } = useTranslation('draws');
  const money = useMoney();
  const { pool } = board.rules.pricing;
  if (!pool || !isFamily(board.rules.family)) return null;
  const divisions = lottoDivisions(board.rules.family);
  const percent = (part: string): string => {
    const read = parseFraction(part);
    return read ? formatPercent(percentOf(read), i18n.language, 1) : part;
  };
  const prizeOf = (tier: string): string => {
    const fixed = pool.fixed[tier];
    return fixed === undefined
      ? t(`pool.share.${pool.sharesOf}`, { percent: percent(pool.shares[tier] ?? '0') })
      : money(fixed);
  };
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  return (
    <>
      <p css={styles.note}>{t('pool.text', { percent: percent(pool.fund) })}</p>
      <table css={styles.table}>
        <caption css={styles.caption}>{t('pool.prizes', { unit: money(pool.unitMinor) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('pays.needs')}</th>
            <th scope="col">{t('pays.amount')}</th>
            <th scope="col">{t('pays.chanceShort')}</th>
          </tr>
        </thead>
        <tbody>
          {divisions.map(({ tier, right, extra }) => (
            <tr key={tier}>
              <th scope="row">{extra ? t('pays.withExtra', { right }) : number.format(right)}</th>
              <td>{prizeOf(tier)}</td>
              <td css={styles.chance}>{number.format(Number(play.space) / Number(play.tiers[tier]))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const styles = {
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  caption: css({ paddingBlockEnd: tokens.space[1], color: tokens.color.text2, textAlign: 'start' }),
  table: css({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    ...tokens.type.small,
    ...tokens.numerals,
    '& th': { fontWeight: tokens.weight.strong, textAlign: 'start' },
    '& thead th': { color: tokens.color.text2, fontWeight: tokens.weight.regular },
    '& th + *': { textAlign: 'end' },
    '& td, & th': { padding: `${tokens.space[1]} 0`, verticalAlign: 'baseline' },
    '& td + td, & th + th + th': { paddingInlineStart: tokens.space[3], textAlign: 'end' },
    '& tbody tr': { borderBlockStart: `1px solid ${tokens.color.line}` },
    '& td': { fontWeight: tokens.weight.strong },
  }),
  chance: css({ '&&': { color: tokens.color.text2, fontWeight: tokens.weight.regular } }),
};
