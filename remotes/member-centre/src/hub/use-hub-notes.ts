import type { EntryNote } from '@atrium/centre/centre-navigation';
import { languageCodeOf } from '@atrium/contracts/language-of';
import { isSwitchOn } from '@atrium/contracts/switches';
import { host, useBalance, useMoney, useResource } from '@atrium/host';
import { useTranslation } from 'react-i18next';
import { bonusesResource } from '../bonus/bonus.state.ts';
import { cashbackResource } from '../cashback/cashback.state.ts';
import { missionSummaryResource } from '../frame/frame.state.ts';
import { unreadResource } from '../messages/unread.state.ts';
import { withdrawalOptionsResource } from '../withdrawal/withdrawal.state.ts';

/** What waits on a page, for the entries of the hub where something does. */
export function useHubNotes(): Readonly<Record<string, EntryNote>> {
  const { t, i18n } = useTranslation('member-centre');
  const money = useMoney();
  const balance = useBalance();
  const hasCashback = isSwitchOn(host().permission().whitelabel, 'manualRebate');
  const cashback = useResource(cashbackResource, undefined, { paused: !hasCashback }).value;
  const withdrawals = useResource(withdrawalOptionsResource).value?.recent;
  const bonuses = useResource(bonusesResource, { query: { language: languageCodeOf(i18n.language) } });
  const missions = useResource(missionSummaryResource).value;
  const unread = useResource(unreadResource).value?.count ?? 0;
  const reviewed = withdrawals?.find(({ status }) => status === 'in-review');
  const bonus = bonuses.value?.items.find(({ state }) => state === 'active');
  return {
    ...(balance &&
      balance.bonus !== '0' && { transferFund: { text: t('deposit.bonus', { amount: money(balance.bonus) }) } }),
    ...(reviewed && { withdraw: { text: t('withdraw.states.in-review'), amount: money(reviewed.amount) } }),
    ...(cashback && cashback.claims.length > 0
      ? {
          manualRebate: {
            text: t('cashback.states.claimable'),
            amount: money(cashback.claims.reduce((sum, { amount }) => sum + BigInt(amount), 0n).toString()),
            own: true,
          },
        }
      : cashback && { manualRebate: { text: t('cashback.running'), amount: money(cashback.accrued) } }),
    ...(bonus && {
      bonusDetails: {
        text: t('bonus.turnoverOf', { done: money(bonus.wagered), all: money(bonus.wagering) }),
      },
    }),
    ...(missions &&
      missions.count > 0 && {
        missionLeaderboard: { text: t('missions.share', { done: missions.completed, count: missions.count }) },
      }),
    ...(unread > 0 && { messageV2: { text: t('messages.unread', { count: unread }) } }),
  };
}
