import { useNames } from '@atrium/draws/board/names';
import { panelLook } from '@atrium/draws/panel-look';
import { type Pricing, pricesOf } from '@atrium/lottery-rules/price';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Kind } from './kinds.ts';
import { decimalPrice } from './price-text.ts';

/** The operator's table: what each play of the kind pays for one unit, prize by prize. */
export function PricePanel({ kind, pricing }: { kind: Kind; pricing: Pricing }) {
  const { t, i18n } = useTranslation('sea-lottery');
  const { t: common } = useTranslation('draws');
  const names = useNames();
  const prices = kind.plays.map((play) => pricesOf(play, pricing) ?? {});
  // A box pays by the number of orders: `first-24`.
  const tiers = [...new Set(prices.flatMap((table) => Object.keys(table)))];
  const orders = [...new Set(tiers.map((tier) => tier.split('-')[1]))];
  const nameOf = (tier: string): string => common(`tiers.${tier.split('-')[0]}` as 'tiers.first');
  return (
    <section aria-label={t('prices.title')} css={styles.root}>
      <h3 css={styles.title}>{t('prices.title')}</h3>
      <div css={styles.scroll}>
        <table css={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('prices.prize')}</th>
              {kind.plays.map((play) => (
                <th key={play.code} scope="col">
                  {names.play(play)}
                </th>
              ))}
            </tr>
          </thead>
          {orders.map((order) => (
            <tbody key={order ?? ''}>
              {order !== undefined && (
                <tr>
                  <th colSpan={kind.plays.length + 1} scope="rowgroup">
                    {t('prices.orders', { orders: order })}
                  </th>
                </tr>
              )}
              {tiers
                .filter((tier) => tier.split('-')[1] === order)
                .map((tier) => (
                  <tr key={tier}>
                    <th scope="row">{nameOf(tier)}</th>
                    {prices.map((table, at) => (
                      <td key={kind.plays[at]!.code}>
                        {table[tier] === undefined ? '–' : decimalPrice(table[tier], i18n.language)}
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </div>
      <p css={styles.note}>{t('prices.text')}</p>
    </section>
  );
}

const styles = {
  root: css({ ...panelLook, display: 'grid', gap: tokens.space[3], padding: tokens.space[4] }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  scroll: css({ overflowX: 'auto' }),
  table: css({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    ...tokens.type.small,
    ...tokens.numerals,
    '& th': {
      padding: `${tokens.space[1]} 0`,
      color: tokens.color.text2,
      fontWeight: tokens.weight.regular,
      textAlign: 'start',
    },
    '& td, & thead th + th': { padding: `${tokens.space[1]} 0`, textAlign: 'end' },
    '& td': { fontWeight: tokens.weight.strong },
    '& tbody tr': { borderBlockStart: `1px solid ${tokens.color.line}` },
  }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
