import { RecordPage } from '@atrium/centre/record-page';
import type { RowOf } from '@atrium/centre/record-types';
import { BET_OUTCOMES, outcomeOf } from '@atrium/contracts/bet-outcome';
import { CATEGORIES } from '@atrium/contracts/game-categories';
import { BET_STATUSES, type betLines } from '@atrium/contracts/bet-records';
import { useInstant, useMoney, useZoneName } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { usePhone } from '@atrium/ui/use-phone';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BetGame, BetPayout, BetState } from './bet-cells.tsx';
import { BetDetail } from './bet-detail.tsx';
import { askBetAtom, openBetAtom } from './bet-detail.state.ts';
import { bets } from './records.state.ts';

export type Bet = RowOf<typeof betLines>;

export function Page() {
  const zone = useZoneName();
  const { t, i18n } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const phone = usePhone();
  const open = useAtomValue(openBetAtom);
  const ask = useSetAtom(askBetAtom);
  // A round that was open when the page was left does not open again with the next visit.
  useEffect(() => () => void ask(null), [ask]);
  return (
    <RecordPage
      source={bets}
      title={t('pages.personalHistoryCopy')}
      text={t('records.betsText', { zone })}
      file="betting-record"
      job={{
        kind: 'bets',
        words: Object.fromEntries(BET_OUTCOMES.map((each) => [each, t(`records.states.${each}`)])),
      }}
      filters={[
        { name: 'text', label: t('records.search') },
        {
          name: 'gameType',
          label: t('records.category'),
          placeholder: t('records.allGames'),
          options: CATEGORIES.map((each) => ({ value: each, label: t(`categories.${each}`) })),
        },
        {
          name: 'status',
          label: t('records.status'),
          placeholder: t('records.anyStatus'),
          options: BET_STATUSES.map((each) => ({ value: each, label: t(`records.states.${each}`) })),
        },
      ]}
      stats={({ count, ...totals }) => [
        { key: 'rounds', label: t('records.rounds'), value: formatNumber(count, i18n.language) },
        { key: 'stake', label: t('records.staked'), value: money(totals.stake) },
        { key: 'payout', label: t('records.returned'), value: money(totals.payout) },
        { key: 'net', label: t('records.net'), value: money(totals.net) },
      ]}
      columns={[
        { key: 'at', head: t('records.time'), kind: 'instant', of: (row) => row.at, phone: 'hidden' },
        { key: 'round', head: t('records.round'), of: (row) => row.roundId, only: 'file' },
        {
          key: 'game',
          head: t('records.game'),
          of: (row) => row.gameName,
          cell: (row) => <BetGame bet={row} phone={phone} />,
          phone: 'lead',
          total: t('records.totals'),
        },
        { key: 'vendor', head: t('records.vendor'), of: (row) => row.vendorName, phone: 'hidden' },
        {
          key: 'stake',
          head: t('records.stake'),
          kind: 'money',
          of: (row) => row.stake,
          phone: 'hidden',
          total: ({ stake }) => stake,
        },
        {
          key: 'payout',
          head: t('records.payout'),
          kind: 'money',
          of: (row) => row.payout,
          cell: (row) => <BetPayout bet={row} phone={phone} />,
          phone: 'aside',
          total: ({ payout }) => payout,
        },
        { key: 'net', head: t('records.net'), kind: 'money', of: (row) => row.net, only: 'file' },
        {
          key: 'status',
          head: t('records.status'),
          of: (row) => t(`records.states.${outcomeOf(row)}`),
          cell: (row) => <BetState bet={row} />,
          phone: 'hidden',
        },
      ]}
      lines
      groupOf={({ at }) => instant(at, 'date')}
      rowLabel={(row) => t('records.openRound', { game: row.gameName, at: instant(row.at, 'date-time') })}
      selected={open?.id}
      onOpen={({ id }) => void ask(id)}
      detail={(rows) => <BetDetail bets={rows} />}
    />
  );
}
