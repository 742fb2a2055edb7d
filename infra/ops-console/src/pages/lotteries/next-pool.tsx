import type { LotteryPools, PoolNext } from '@atrium/contracts/operator-pools';
import { Card } from '@atrium/ui/card';
import { type Column, Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../data/use-money.ts';
import { Facts } from '../../parts/facts.tsx';
import { stack } from '../../parts/page.tsx';
import { useFormat } from '../../parts/use-format.ts';

type Rules = NonNullable<LotteryPools['rules']>;
type Tier = PoolNext['tiers'][number];

/** What the next draw begins with: jackpot, reserve, and the fund of each division. */
export function NextPool({ rules, pool }: { rules: Rules; pool: PoolNext }) {
  const { t } = useTranslation();
  const { share } = useFormat();
  const money = useMoney();
  const amount = (minor: string | null) => (minor === null ? '–' : money(minor, pool.currency));
  const title = t(pool.playMoney ? 'pools.nextOfPlayMoney' : 'pools.next', { currency: pool.currency });
  const fact = (key: string, value: string) => ({ key, name: t(`pools.${key}`), value });
  const columns: Column<Tier>[] = [
    {
      key: 'tier',
      head: t('pools.tier'),
      phone: 'lead',
      cell: ({ tier }) => <strong>{t('pools.division', { number: rules.tiers.indexOf(tier) + 1 })}</strong>,
    },
    {
      key: 'part',
      head: t('pools.part'),
      align: 'end',
      cell: ({ part, fixed }) =>
        fixed === null
          ? t(`pools.share.${rules.sharesOf}`, { percent: share(shareOf(part)) })
          : t('pools.fixed', { amount: amount(fixed) }),
    },
    { key: 'carried', head: t('pools.carried'), align: 'end', cell: ({ carried }) => amount(carried) },
    { key: 'least', head: t('pools.least'), align: 'end', cell: ({ least }) => amount(least) },
  ];
  return (
    <Card as="section" title={title}>
      <div css={stack}>
        <Facts
          facts={[
            fact('jackpot', amount(pool.jackpot)),
            fact('held', amount(pool.held)),
            ...(rules.releaseAfterDraws === null
              ? []
              : [
                  fact('reserve', amount(pool.reserve)),
                  fact('release', t('pools.releaseOf', { done: pool.drawsKept, of: rules.releaseAfterDraws })),
                ]),
            fact('entry', amount(rules.unit)),
            fact('fundPart', share(shareOf(rules.fund))),
          ]}
        />
        <Table caption={title} columns={columns} rows={pool.tiers} rowKey={({ tier }) => tier} />
      </div>
    </Card>
  );
}

/** A part of a fund, `"9/20"`, as a number from 0 to 1. */
function shareOf(part: string | null): number | null {
  if (part === null) return null;
  const [of, whole = '1'] = part.split('/');
  return Number(of) / Number(whole);
}
