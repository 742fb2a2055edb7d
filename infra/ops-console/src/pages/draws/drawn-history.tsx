import type { drawHistory } from '@atrium/contracts/operator-draws';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import { Card } from '@atrium/ui/card';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { quiet } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { useOperation } from '../../data/use-operation.ts';
import { configList } from '@atrium/contracts/operator-config';
import { useMoney } from '../../data/use-money.ts';

/** Settlements, decisions and reports of a draw, in the order of time. */
export function DrawnHistory({ draw }: { draw: OperationReply<typeof drawHistory> }) {
  const { t } = useTranslation();
  const { full, number } = useFormat();
  const money = useMoney();
  const currency = useOperation(configList).data?.find(({ key }) => key === 'brand.currency')?.value;
  const amount = (minor: string) => money(minor, typeof currency === 'string' ? currency : '');
  const { settlements, decisions, reports } = draw;
  return (
    <Card as="section" title={t('draws.history')}>
      {settlements.length + decisions.length + reports.length === 0 && <p css={quiet}>{t('draws.noHistory')}</p>}
      <ul css={styles.list}>
        {reports.map(({ source, result, receivedAt, used }) => (
          <li key={source}>
            <strong>{t('draws.reported', { source })}</strong> <bdi dir="ltr">{result}</bdi>{' '}
            {!used && <State tone="warn">{t('draws.notUsed')}</State>}
            <p css={quiet}>{full(receivedAt)}</p>
          </li>
        ))}
        {settlements.map((one) => (
          <li key={one.number}>
            <strong>{t('draws.settlement', { number: one.number })}</strong> <bdi dir="ltr">{one.result}</bdi>{' '}
            {one.reversedAt && <State tone="bad">{t('draws.reversed')}</State>}
            <p>
              {t('draws.settled', { tickets: number(Number(one.tickets)), payout: amount(one.payout) })}
              {one.unrecovered !== '0' && ` ${t('draws.unrecovered', { sum: amount(one.unrecovered) })}`}
            </p>
            <p css={quiet}>
              {full(one.finishedAt ?? one.startedAt)}
              {one.operators.length > 0 && ` · ${one.operators.join(', ')}`}
              {one.reason && ` · ${one.reason}`}
            </p>
          </li>
        ))}
        {decisions.map((one) => (
          <li key={`${one.kind} ${one.proposedBy} ${one.result} ${one.agreedAt}`}>
            <strong>{t(one.kind === 'enter' ? 'draws.decidedResult' : 'draws.decidedVoid')}</strong>{' '}
            {one.result && <bdi dir="ltr">{one.result}</bdi>}
            <p css={quiet}>
              {one.agreedBy
                ? t('draws.byTwo', { first: one.proposedBy, second: one.agreedBy })
                : t('draws.byOne', { first: one.proposedBy })}
              {` · ${one.reason}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const styles = {
  list: css({
    display: 'grid',
    gap: tokens.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowWrap: 'anywhere',
    ...tokens.type.small,
    '& > li': { display: 'grid', gap: tokens.space[1], justifyItems: 'start' },
  }),
};
