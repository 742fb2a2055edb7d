import type { Promotion } from '@atrium/contracts/promotions';
import { type ApiError, host, useMoney } from '@atrium/host';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claiming, doneKey, drawing, joinAtom, justDoneAtom } from './activity.state.ts';

interface Reloads {
  /** Loads the member's states again. */
  reload: () => Promise<unknown>;
  /** Loads the promotion again, whose terms have changed or which is closed. */
  onOutdated: () => Promise<unknown>;
}

/** Joining and claiming. */
export function useTakingPart(promotion: Promotion, { reload, onOutdated }: Reloads) {
  const { t } = useTranslation('shell');
  const money = useMoney();
  const setJustDone = useSetAtom(justDoneAtom);
  const draw = useSetAtom(drawing.sendAtom);
  const claim = useSetAtom(claiming.sendAtom);
  const join = useSetAtom(joinAtom);
  const [joining, setJoining] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const errors = [useAtomValue(drawing.errorAtom), useAtomValue(claiming.errorAtom), refused];
  const running = [useAtomValue(drawing.runningAtom), useAtomValue(claiming.runningAtom), joining];
  const say = (text: string) => host().toast('success', text);

  /** A ticket of a raffle. */
  const drawTicket = async () => {
    const key = doneKey(promotion.id);
    const answer = await draw({ body: { promotionId: promotion.id } });
    if (!answer) return;
    setJustDone((done) => ({ ...done, [key]: 'claimed' }));
    if (answer.amount === '0') host().toast('info', t('activity.noPrize'));
    else say(t(answer.asBonus ? 'activity.paidAsBonus' : 'activity.prize', { amount: money(answer.amount) }));
  };
  const claimAward = async () => {
    const answer = await claim({ body: { promotionId: promotion.id } });
    await reload();
    if (!answer) return;
    const amount = money(answer.amount);
    if (answer.amount === '0') return say(t('activity.checkedIn'));
    say(t(answer.asBonus ? 'activity.paidAsBonus' : 'activity.prize', { amount }));
  };
  return {
    running: running.some(Boolean),
    failure: errors.find((error) => error !== null) ?? null,
    claim: () => (promotion.rules && promotion.rules.engine !== 'raffle' ? claimAward() : drawTicket()),
    async join() {
      setJoining(true);
      const failure = await join({ promotionId: promotion.id, termsVersion: promotion.termsVersion });
      setJoining(false);
      setRefused(failure);
      if (!failure) say(t('activity.takingPart'));
      else await onOutdated();
      await reload();
    },
  };
}
