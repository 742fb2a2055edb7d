import type { Bonus } from '@atrium/contracts/bonuses';
import { useMoney } from '@atrium/host';
import { formatPercent } from '@atrium/i18n/format';
import { Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** How each category counts, and the greatest stake and win. Source: 11-19, SY-10. */
export function BonusTerms({ bonus }: { bonus: Bonus }) {
  const { t, i18n } = useTranslation('member-centre');
  const money = useMoney();
  const bound = (amount: string | null) => (amount === null ? t('bonus.noLimit') : money(amount));
  return (
    <div css={styles.terms}>
      <Table
        caption={t('bonus.contribution')}
        columns={[
          {
            key: 'category',
            head: t('records.category'),
            cell: ({ category }) => t(`categories.${category}`),
            phone: 'lead',
          },
          {
            key: 'percent',
            head: t('bonus.counts'),
            cell: ({ percent }) => formatPercent(percent, i18n.language, 0),
            align: 'end',
            phone: 'aside',
          },
        ]}
        rows={bonus.contribution}
        rowKey={({ category }) => category}
        empty={null}
      />
      <p css={styles.quiet}>{t('bonus.otherGames')}</p>
      <dl css={styles.bounds}>
        <dt>{t('bonus.maxBet')}</dt>
        <dd css={styles.bound}>{bound(bonus.maxBet)}</dd>
        <dt>{t('bonus.maxWin')}</dt>
        <dd css={styles.bound}>{bound(bonus.maxWin)}</dd>
      </dl>
    </div>
  );
}

const styles = {
  terms: css({ display: 'grid', gap: tokens.space[2] }),
  quiet: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  bounds: css({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: `${tokens.space[1]} ${tokens.space[4]}`,
    margin: 0,
    color: tokens.color.text2,
    ...tokens.type.small,
  }),
  bound: css({ margin: 0, color: tokens.color.text, ...tokens.numerals }),
};
