import { ResourceFault } from '@atrium/centre/resource-fault';
import type { RowOf } from '@atrium/centre/record-types';
import { outcomeOf } from '@atrium/contracts/bet-outcome';
import type { teamBets } from '@atrium/contracts/agent-reports';
import { useInstant, useMoney, useResource } from '@atrium/host';
import { SectionHead } from '@atrium/ui/section-head';
import { Sheet } from '@atrium/ui/sheet';
import { Skeleton } from '@atrium/ui/skeleton';
import { Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { betOfTeam } from '../report/report.state.ts';

interface BetSheetProps {
  bet: RowOf<typeof teamBets> | undefined;
  onClose: () => void;
}

/** One bet of the team: its amounts, its movements, and a lottery ticket's lines where the brand shows them. */
export function BetSheet({ bet, onClose }: BetSheetProps) {
  const { t } = useTranslation('agent-centre');
  return (
    <Sheet open={bet !== undefined} onClose={onClose} from="end" title={bet?.gameName ?? ''} closeLabel={t('close')}>
      {bet && <Bet id={bet.id} />}
    </Sheet>
  );
}

function Bet({ id }: { id: string }) {
  const { t } = useTranslation(['agent-centre', 'centre']);
  const money = useMoney();
  const instant = useInstant();
  const { value, status, error, reload } = useResource(betOfTeam, { params: { id } });
  if (!value) return status === 'failed' ? <ResourceFault error={error!} reload={reload} /> : <Skeleton height={280} />;
  const rows: [string, string][] = [
    [t('downline.account'), value.account],
    [t('bets.vendor'), value.vendorName],
    [t('bets.round'), value.roundId],
    [t('bets.status'), t(`bets.states.${outcomeOf(value)}`)],
    [t('centre:records.time'), instant(value.at, 'date-time')],
    ...(value.closedAt ? [[t('bets.settled'), instant(value.closedAt, 'date-time')] as [string, string]] : []),
    [t('bets.stake'), money(value.stake)],
    [t('figures.validBet'), money(value.validBet)],
    [t('bets.payout'), money(value.payout)],
    [t('transactions.net'), money(value.net)],
  ];
  return (
    <>
      <dl css={styles.rows}>
        {rows.map(([name, text]) => (
          <div key={name} css={styles.row}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {value.lines && (
        <>
          <SectionHead title={t('bets.lines')} level={3} />
          <Table
            caption={t('bets.lines')}
            columns={[
              { key: 'picks', head: t('bets.picks'), cell: (row) => row.picks, phone: 'lead' },
              { key: 'play', head: t('bets.play'), cell: (row) => row.play },
              { key: 'stake', head: t('bets.stake'), cell: (row) => money(row.stake), align: 'end', phone: 'aside' },
            ]}
            rows={value.lines.map((line, at) => ({ ...line, at: String(at) }))}
            rowKey={(row) => row.at}
          />
        </>
      )}
      {value.movements.length > 0 && (
        <>
          <SectionHead title={t('bets.movements')} level={3} />
          <Table
            caption={t('bets.movements')}
            columns={[
              { key: 'at', head: t('centre:records.time'), cell: (row) => instant(row.at, 'date-time') },
              {
                key: 'kind',
                head: t('transactions.kind'),
                cell: (row) => t(`transactions.kinds.${row.kind}`),
                phone: 'lead',
              },
              {
                key: 'amount',
                head: t('centre:records.amount'),
                cell: (row) => money(row.amount),
                align: 'end',
                phone: 'aside',
              },
            ]}
            rows={value.movements.map((movement, at) => ({ ...movement, id: String(at) }))}
            rowKey={(row) => row.id}
          />
        </>
      )}
    </>
  );
}

const styles = {
  rows: css({ margin: `0 0 ${tokens.space[5]}`, ...tokens.type.small, ...tokens.numerals }),
  row: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.space[4],
    paddingBlock: tokens.space[2],
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    '& dt': { color: tokens.color.text2 },
    '& dd': { margin: 0, fontWeight: tokens.weight.strong, overflowWrap: 'anywhere', textAlign: 'end' },
  }),
};
