import { useMoney } from '@atrium/host';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Detail } from './bet-detail.state.ts';

/** What a round came to, part by part, in the vendor's words: each position with its stake, its rate, its result and what it paid. */
export function RoundOutcome({ outcome }: { outcome: NonNullable<Detail['outcome']> }) {
  const { t, i18n } = useTranslation('member-centre');
  const money = useMoney();
  const rates = new Intl.NumberFormat(`${i18n.language}-u-nu-latn`, { maximumFractionDigits: 4 });
  return (
    <section css={styles.outcome}>
      <h3>{t('records.outcome')}</h3>
      <p dir="auto">{outcome.result}</p>
      <ol aria-label={t('records.positions')}>
        {outcome.parts.map(({ name, stake, rate, result, payout }, index) => (
          <li key={`${index}:${name}`}>
            <p css={styles.line}>
              <span dir="auto">{name}</span>
              {payout !== null && <b>{money(payout)}</b>}
            </p>
            <p css={styles.line}>
              <small>
                {[
                  stake !== null && `${t('records.stake')} ${money(stake)}`,
                  rate !== null && `${t('records.rate')} ${rates.format(Number(rate))}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {result !== null && <small dir="auto">{result}</small>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const styles = {
  outcome: css({
    marginBlockStart: tokens.space[5],
    ...tokens.type.small,
    ...tokens.numerals,
    '& h3': { margin: 0, ...tokens.type.small, color: tokens.color.text2 },
    '& p': { margin: 0, overflowWrap: 'anywhere' },
    '& h3 + p': { marginBlockStart: tokens.space[2] },
    '& ol': { margin: `${tokens.space[3]} 0 0`, padding: 0, listStyle: 'none' },
    '& li': { paddingBlock: tokens.space[3], borderBlockStart: `1px solid ${tokens.color.line}` },
    '& small': { ...tokens.type.small, color: tokens.color.text2 },
  }),
  line: css({ display: 'flex', justifyContent: 'space-between', gap: tokens.space[4] }),
};
