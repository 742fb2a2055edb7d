import type { ReplyOf } from '@atrium/contracts/endpoint';
import { CATEGORIES } from '@atrium/contracts/game-categories';
import type { ranks as ranksCall } from '@atrium/contracts/rewards';
import { useMoney } from '@atrium/host';
import { formatPercent } from '@atrium/i18n/format';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Rank = ReplyOf<typeof ranksCall>[number];

/** Everything that differs between the ranks, a row each; what no rank has is left out. */
export function RankBenefits({ ranks, own }: { ranks: readonly Rank[]; own: number | undefined }) {
  const { t, i18n } = useTranslation('shell');
  const money = useMoney();
  const gift = (amount: string) => (amount === '0' ? t('vip.none') : money(amount));
  const rows: { key: string; head: string; cell: (rank: Rank) => ReactNode; shown?: boolean }[] = [
    ...CATEGORIES.map((category) => {
      const rateOf = (rank: Rank) => rank.cashback.find((rate) => rate.category === category)?.ratePercent ?? 0;
      return {
        key: category,
        head: t('vip.cashbackOf', { category: t(`category.${category}`) }),
        cell: (rank: Rank) => (rateOf(rank) === 0 ? t('vip.none') : formatPercent(rateOf(rank), i18n.language, 2)),
        shown: ranks.some((rank) => rateOf(rank) > 0),
      };
    }),
    {
      key: 'points',
      head: t('vip.points'),
      cell: ({ pointsPercent }) => formatPercent(pointsPercent, i18n.language),
    },
    { key: 'birthday', head: t('vip.birthday'), cell: ({ birthdayGift }) => gift(birthdayGift) },
    { key: 'month', head: t('vip.monthly'), cell: ({ monthlyGift }) => gift(monthlyGift) },
    {
      key: 'withdrawals',
      head: t('vip.withdrawals'),
      cell: ({ withdrawalsFirst }) => t(withdrawalsFirst ? 'vip.first' : 'vip.inTurn'),
    },
    { key: 'service', head: t('vip.help'), cell: ({ vipService }) => t(vipService ? 'vip.service' : 'vip.chat') },
  ];
  return (
    // A table of many ranks is wider than a phone: it scrolls, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls.
    <div css={styles.frame} role="region" aria-label={t('vip.benefits')} tabIndex={0}>
      <table css={styles.table}>
        <caption css={styles.caption}>{t('vip.benefits')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('vip.benefit')}</th>
            {ranks.map(({ level, name }) => (
              <th key={level} scope="col" css={level === own && styles.own}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ shown = true }) => shown)
            .map(({ key, head, cell }) => (
              <tr key={key}>
                <th scope="row">{head}</th>
                {ranks.map((rank) => (
                  <td key={rank.level} css={rank.level === own && styles.own}>
                    {cell(rank)}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

const styles = {
  frame: css({
    overflowX: 'auto',
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
  }),
  table: css({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    ...tokens.type.small,
    ...tokens.numerals,
    '& th, & td': {
      padding: `${tokens.space[3]} ${tokens.space[4]}`,
      borderBlockEnd: `1px solid ${tokens.color.line}`,
      textAlign: 'start',
      whiteSpace: 'nowrap',
    },
    '& tbody th': { color: tokens.color.text2, fontWeight: tokens.weight.regular, whiteSpace: 'normal' },
    '& tr > th:first-of-type': {
      position: 'sticky',
      insetInlineStart: 0,
      minInlineSize: 130,
      background: tokens.color.surface,
    },
    '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  }),
  caption: css({
    padding: tokens.space[4],
    fontWeight: tokens.weight.strong,
    textAlign: 'start',
    ...tokens.type.title,
  }),
  own: css({ background: tokens.color.accentSoft }),
};
