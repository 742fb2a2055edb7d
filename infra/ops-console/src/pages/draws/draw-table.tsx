import type { DrawStage, OperatedDraw } from '@atrium/contracts/operator-draws';
import { type Column, Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMoney } from '../../data/use-money.ts';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { DrawState } from './draw-state.tsx';

export function DrawTable({ draws, stage }: { draws: readonly OperatedDraw[]; stage: DrawStage }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { number, moment } = useFormat();
  const money = useMoney();
  const over = stage === 'settled' || stage === 'voided';
  const open = ({ gameCode, issue }: OperatedDraw) => {
    search.set('game', gameCode);
    search.set('issue', issue);
    setSearch(search);
  };
  const columns: Column<OperatedDraw>[] = [
    { key: 'name', head: t('draws.game'), phone: 'lead', cell: ({ name }) => <strong>{name}</strong> },
    { key: 'issue', head: t('draws.issue'), cell: ({ issue }) => <bdi>{issue}</bdi> },
    {
      key: 'state',
      head: t('state'),
      phone: 'aside',
      cell: (draw) => (draw.waits ? <State tone="warn">{t('draws.waits')}</State> : <DrawState state={draw.state} />),
    },
    {
      key: 'at',
      head: t(over ? 'draws.drawnAt' : stage === 'awaiting' ? 'draws.drawsAt' : 'draws.closesAt'),
      cell: ({ closesAt, drawsAt }) => {
        const at = over || stage === 'awaiting' ? drawsAt : closesAt;
        return <time dateTime={at}>{moment(at)}</time>;
      },
    },
    ...(over
      ? [
          {
            key: 'result',
            head: t('draws.result'),
            cell: ({ result }: OperatedDraw) => <Result result={result} />,
          },
        ]
      : []),
    { key: 'tickets', head: t('draws.tickets'), align: 'end', cell: ({ tickets }) => number(Number(tickets)) },
    { key: 'stake', head: t('draws.stake'), align: 'end', cell: ({ stake, currency }) => money(stake, currency) },
    ...(stage === 'settled'
      ? [
          {
            key: 'payout',
            head: t('draws.payout'),
            align: 'end' as const,
            cell: ({ payout, currency }: OperatedDraw) => money(payout, currency),
          },
        ]
      : []),
  ];
  return (
    <Table
      caption={t(`draws.stage.${stage}`)}
      columns={columns}
      rows={draws}
      rowKey={({ gameCode, issue }) => `${gameCode} ${issue}`}
      rowLabel={({ name, issue }) => `${name} ${issue}`}
      onOpen={open}
    />
  );
}

/** Long results, such as a whole northern draw, are cut here; the draw itself shows all. */
const RESULT_SHOWN = 24;
function Result({ result }: { result: string | null }) {
  if (result === null) return <>–</>;
  return <bdi dir="ltr">{result.length > RESULT_SHOWN ? `${result.slice(0, RESULT_SHOWN)}…` : result}</bdi>;
}
