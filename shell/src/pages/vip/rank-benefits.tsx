import type { ReplyOf } from '@atrium/contracts/endpoint';
import { CATEGORIES } from '@atrium/contracts/game-categories';
import type { ranks as ranksCall } from '@atrium/contracts/rewards';
import { useShortMoney } from '@atrium/host';
import { formatPercent } from '@atrium/i18n/format';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { distanceToMiddle } from './own-column.ts';
import { RankPicture } from './rank-picture.tsx';

type Rank = ReplyOf<typeof ranksCall>[number];

interface Benefit {
  key: string;
  head: string;
  cell: (rank: Rank) => ReactNode;
}

interface Group {
  name: 'cashback' | 'gifts' | 'service';
  benefits: readonly Benefit[];
}

/** Everything that differs between the ranks, a row each, in groups; what no rank has is left out. */
export function RankBenefits({ ranks, own }: { ranks: readonly Rank[]; own: number | undefined }) {
  const { t, i18n } = useTranslation('shell');
  const money = useShortMoney();
  const gift = (amount: string) => (amount === '0' ? t('vip.none') : money(amount));
  const rateOf = (rank: Rank, category: string) =>
    rank.cashback.find((rate) => rate.category === category)?.ratePercent ?? 0;
  const groups: readonly Group[] = [
    {
      name: 'cashback',
      benefits: CATEGORIES.filter((category) => ranks.some((rank) => rateOf(rank, category) > 0)).map((category) => ({
        key: category,
        head: t(`category.${category}`),
        cell: (rank) =>
          rateOf(rank, category) === 0 ? t('vip.none') : formatPercent(rateOf(rank, category), i18n.language, 2),
      })),
    },
    {
      name: 'gifts',
      benefits: [
        { key: 'birthday', head: t('vip.birthday'), cell: ({ birthdayGift }) => gift(birthdayGift) },
        { key: 'month', head: t('vip.monthly'), cell: ({ monthlyGift }) => gift(monthlyGift) },
        {
          key: 'points',
          head: t('vip.points'),
          cell: ({ pointsPercent }) => formatPercent(pointsPercent, i18n.language),
        },
      ],
    },
    {
      name: 'service',
      benefits: [
        {
          key: 'withdrawals',
          head: t('vip.withdrawals'),
          cell: ({ withdrawalsFirst }) => t(withdrawalsFirst ? 'vip.first' : 'vip.inTurn'),
        },
        { key: 'most', head: t('vip.most'), cell: ({ withdrawalMost }) => money(withdrawalMost) },
        { key: 'service', head: t('vip.help'), cell: ({ vipService }) => t(vipService ? 'vip.service' : 'vip.chat') },
      ],
    },
  ];
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rank is in another column.
  useLayoutEffect(() => {
    const edgesOf = (selector: string) => frame.current!.querySelector(selector)?.getBoundingClientRect();
    const column = edgesOf('[data-own]');
    if (column)
      frame.current!.scrollLeft += distanceToMiddle(
        column,
        edgesOf('thead td')!,
        frame.current!.getBoundingClientRect(),
      );
  }, [own]);
  const ownStyle = (rank: Rank) => rank.level === own && styles.own;
  return (
    // A table of many ranks is wider than a phone: it scrolls, also by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls.
    <div ref={frame} css={styles.frame} role="region" aria-label={t('vip.benefits')} tabIndex={0}>
      <table css={styles.table}>
        <caption css={styles.caption}>
          <span css={styles.title}>{t('vip.benefits')}</span>
        </caption>
        <thead>
          <tr>
            <td />
            {ranks.map((rank) => (
              <th key={rank.level} scope="col" data-own={rank.level === own || undefined} css={ownStyle(rank)}>
                <RankPicture level={rank.level} sizePx={40} />
                {rank.name}
                {rank.level === own && <span css={styles.yours}>{t('vip.here')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, benefits }) => (
          <tbody key={name}>
            <tr css={styles.group}>
              <th scope="rowgroup">{t(`vip.groups.${name}`)}</th>
              {ranks.map((rank) => (
                <td key={rank.level} css={ownStyle(rank)} />
              ))}
            </tr>
            {benefits.map(({ key, head, cell }) => (
              <tr key={key}>
                <th scope="row">{head}</th>
                {ranks.map((rank) => (
                  <td key={rank.level} css={ownStyle(rank)}>
                    {cell(rank)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
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
    // Borders of their own, so that those of the own rank are whole.
    borderCollapse: 'separate',
    borderSpacing: 0,
    ...tokens.type.small,
    ...tokens.numerals,
    '& th, & td': {
      padding: `${tokens.space[3]} ${tokens.space[4]}`,
      borderBlockEnd: `1px solid ${tokens.color.line}`,
      textAlign: 'start',
      whiteSpace: 'nowrap',
    },
    '& thead th': { inlineSize: '14%', minInlineSize: 104, verticalAlign: 'bottom' },
    '& tbody th': { color: tokens.color.text2, fontWeight: tokens.weight.regular, whiteSpace: 'normal' },
    '& thead td, & tbody th': {
      position: 'sticky',
      zIndex: 1,
      insetInlineStart: 0,
      minInlineSize: 130,
      background: tokens.color.surface,
    },
    '& tbody:last-of-type tr:last-of-type > *': { borderBlockEndColor: 'transparent' },
  }),
  caption: css({
    padding: tokens.space[4],
    textAlign: 'start',
    ...tokens.display,
    ...tokens.type.section,
  }),
  // It stays where the frame begins while the columns scroll.
  title: css({ position: 'sticky', insetInlineStart: tokens.space[4] }),
  group: css({
    background: tokens.color.sunk,
    '&& > th': {
      background: tokens.color.sunk,
      color: tokens.color.text,
      fontWeight: tokens.weight.strong,
      whiteSpace: 'nowrap',
    },
  }),
  own: css({
    background: tokens.color.accentSoft,
    borderInline: `1px solid ${tokens.color.accent}`,
    'thead &': { borderBlockStart: `1px solid ${tokens.color.accent}` },
    'tbody:last-of-type tr:last-of-type > &&&': { borderBlockEndColor: tokens.color.accent },
  }),
  yours: css({ display: 'block', color: tokens.color.accentText, fontWeight: tokens.weight.regular }),
};
