import { WayTo } from '../../parts/way-to.tsx';
import type { PoolOfDraw } from '@atrium/contracts/operator-pools';
import { Card } from '@atrium/ui/card';
import { EmptyState } from '@atrium/ui/empty-state';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../data/use-money.ts';
import { quiet } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';

interface PoolDrawsProps {
  draws: readonly PoolOfDraw[];
  /** Divisions, the highest first. */
  tiers: readonly string[];
  /** Ways to other draws. */
  children: ReactNode;
}

/** One line per settlement: share of the stakes + carried in + top-up = prizes + carried out. */
export function PoolDraws({ draws, tiers, children }: PoolDrawsProps) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const money = useMoney();
  const sum = (key: 'turnover' | 'fund' | 'heldIn' | 'toppedUp' | 'prizes' | 'heldOut'): Column<PoolOfDraw> => ({
    key,
    head: t(`pools.${key}`),
    align: 'end',
    cell: (draw) => money(draw[key], draw.currency),
  });
  const columns: Column<PoolOfDraw>[] = [
    {
      key: 'issue',
      head: t('draws.issue'),
      phone: 'lead',
      cell: ({ issue, settlement, drawsAt }) => (
        <>
          <strong>
            <bdi>{issue}</bdi>
          </strong>{' '}
          <span css={quiet}>
            <time dateTime={drawsAt}>{moment(drawsAt)}</time>
            {settlement > 1 && ` · ${t('draws.settlement', { number: settlement })}`}
          </span>
        </>
      ),
    },
    sum('turnover'),
    sum('fund'),
    sum('heldIn'),
    sum('toppedUp'),
    sum('prizes'),
    sum('heldOut'),
    {
      key: 'won',
      head: t('pools.won'),
      cell: ({ won, currency }) =>
        won
          .map(({ tier, prize }) =>
            t('pools.prizeOf', { number: tiers.indexOf(tier) + 1, amount: money(prize, currency) }),
          )
          .join(', ') || t('pools.noWinner'),
    },
    { key: 'line', head: t('pools.line'), phone: 'aside', cell: (draw) => <Line draw={draw} /> },
  ];
  return (
    <Card as="section" title={t('pools.draws')} titleEnd={children}>
      {draws.length === 0 ? (
        <EmptyState
          scene="draws"
          title={t('pools.noDraws')}
          text={t('pools.noDrawsText')}
          action={<WayTo page="draws" />}
        />
      ) : (
        <Table
          caption={t('pools.draws')}
          columns={columns}
          rows={draws}
          rowKey={({ issue, settlement, currency, playMoney }) => `${issue} ${settlement} ${currency} ${playMoney}`}
        />
      )}
    </Card>
  );
}

/** Whether the line adds up, and what is special about its settlement. */
function Line({ draw }: { draw: PoolOfDraw }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { fund, heldIn, toppedUp, prizes, heldOut, difference } = draw;
  const isEven = BigInt(fund) + BigInt(heldIn) + BigInt(toppedUp) === BigInt(prizes) + BigInt(heldOut);
  const [kept, amount] = difference.startsWith('-') ? ['paid', difference.slice(1)] : ['kept', difference];
  return (
    <span css={styles.line}>
      <State tone={isEven ? 'good' : 'bad'}>{t(isEven ? 'pools.even' : 'pools.uneven')}</State>
      {draw.replaced && <State tone="warn">{t('draws.reversed')}</State>}
      {draw.playMoney && <State tone="warn">{t('wallets.play')}</State>}
      {difference !== '0' && (
        <span css={quiet}>{t(`pools.difference.${kept}`, { amount: money(amount, draw.currency) })}</span>
      )}
    </span>
  );
}

const styles = { line: css({ display: 'grid', justifyItems: 'start', gap: tokens.space[1] }) };
