import { betMark } from '@atrium/centre/bet-mark';
import { RecordPage } from '@atrium/centre/record-page';
import type { RowOf } from '@atrium/centre/record-types';
import { BET_OUTCOMES, outcomeOf } from '@atrium/contracts/bet-outcome';
import { CATEGORIES } from '@atrium/contracts/game-categories';
import { BET_STATUSES, type betLines } from '@atrium/contracts/bet-records';
import { useInstant, useMoney, useZoneName } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { StateMark } from '@atrium/ui/state-mark';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BetDetail } from './bet-detail.tsx';
import { askBetAtom, openBetAtom } from './bet-detail.state.ts';
import { GameCover } from './game-cover.tsx';
import { bets } from './records.state.ts';

export type Bet = RowOf<typeof betLines>;

export function Page() {
  const zone = useZoneName();
  const { t, i18n } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
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
        { key: 'at', head: t('records.time'), kind: 'instant', of: (row) => row.at },
        { key: 'round', head: t('records.round'), of: (row) => row.roundId, only: 'file' },
        {
          key: 'game',
          head: t('records.game'),
          of: (row) => row.gameName,
          cell: (row, name) => (
            <span css={styles.game}>
              <GameCover gameId={row.gameId} css={styles.cover} />
              {name}
            </span>
          ),
          phone: 'lead',
          total: t('records.totals'),
        },
        { key: 'vendor', head: t('records.vendor'), of: (row) => row.vendorName, phone: 'hidden' },
        {
          key: 'stake',
          head: t('records.stake'),
          kind: 'money',
          of: (row) => row.stake,
          total: ({ stake }) => stake,
        },
        {
          key: 'payout',
          head: t('records.payout'),
          kind: 'money',
          of: (row) => row.payout,
          phone: 'aside',
          total: ({ payout }) => payout,
        },
        { key: 'net', head: t('records.net'), kind: 'money', of: (row) => row.net, only: 'file' },
        {
          key: 'status',
          head: t('records.status'),
          of: (row) => t(`records.states.${outcomeOf(row)}`),
          cell: (row, state) => <StateMark state={betMark(row)}>{state}</StateMark>,
        },
      ]}
      rowLabel={(row) => t('records.openRound', { game: row.gameName, at: instant(row.at, 'date-time') })}
      selected={open?.id}
      onOpen={({ id }) => void ask(id)}
      detail={(rows) => <BetDetail bets={rows} />}
    />
  );
}

const styles = {
  game: css({ display: 'flex', alignItems: 'center', gap: tokens.space[3] }),
  // The upper part: the title is beside it.
  cover: css({
    flex: 'none',
    inlineSize: 30,
    blockSize: 34,
    borderRadius: tokens.radius.small,
    '& img': { transform: 'scale(1.45)', transformOrigin: '50% 35%' },
  }),
};
