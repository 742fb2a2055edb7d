import type { OperatedLottery } from '@atrium/contracts/operator-lottery';
import { type Column, Table } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';

interface LotteryTableProps {
  name: string;
  games: readonly OperatedLottery[];
  onOpen: (code: string) => void;
}

export function LotteryTable({ name, games, onOpen }: LotteryTableProps) {
  const { t } = useTranslation();
  const { number, moment } = useFormat();
  const columns: Column<OperatedLottery>[] = [
    { key: 'name', head: t('name'), phone: 'lead', cell: (game) => <strong>{game.name}</strong> },
    { key: 'code', head: t('code'), cell: ({ code }) => <bdi>{code}</bdi>, width: '14%' },
    { key: 'state', head: t('state'), phone: 'aside', cell: (game) => <LotteryState game={game} />, width: '22%' },
    {
      key: 'closed',
      head: t('lotteries.closedPlays'),
      align: 'end',
      phone: 'hidden',
      cell: ({ closedPlays }) => (closedPlays ? number(closedPlays) : '–'),
      width: '14%',
    },
    {
      key: 'next',
      head: t('lotteries.nextDraw'),
      cell: ({ nextDrawAt }) => (nextDrawAt ? <time dateTime={nextDrawAt}>{moment(nextDrawAt)}</time> : '–'),
      width: '20%',
    },
  ];
  return (
    <Table
      caption={name}
      columns={columns}
      rows={games}
      rowKey={({ code }) => code}
      rowLabel={(game) => `${game.name} ${game.code}`}
      onOpen={({ code }) => onOpen(code)}
    />
  );
}

function LotteryState({ game: { up, vendorUp, sells, awaiting } }: { game: OperatedLottery }) {
  const { t } = useTranslation();
  if (!up) return <State tone="bad">{t('lotteries.closed')}</State>;
  if (!vendorUp) return <State tone="bad">{t('lotteries.vendorClosed')}</State>;
  if (!sells) return <State>{t('lotteries.noRules')}</State>;
  if (awaiting > 0) return <State tone="warn">{t('lotteries.awaiting', { count: awaiting })}</State>;
  return <State tone="good">{t('lotteries.open')}</State>;
}
