import type { Promotion } from '@atrium/contracts/promotions';
import { gate, host, useErrorSentence, useMoney, useResource, useSession } from '@atrium/host';
import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { Progress } from '@atrium/ui/progress';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageCode } from '../../../language/language-code.ts';
import { ActivityForm } from './activity-form.tsx';
import { doneKey, justDoneAtom, ownActivities, ownApplications } from './activity.state.ts';
import { activityState, canAct } from './activity-state.ts';
import { CheckInCalendar } from './check-in-calendar.tsx';
import { LeavePromotion } from './leave-promotion.tsx';
import { PromotionTerms } from './promotion-terms.tsx';
import { useTakingPart } from './use-taking-part.ts';

/**
 * The terms of a promotion, its state for the member, and the one action that the state allows; `onOutdated` loads the
 * promotion again. Source: 4-59, 11-21.
 */
export function Activity({ promotion, onOutdated }: { promotion: Promotion; onOutdated: () => Promise<unknown> }) {
  const { t, i18n } = useTranslation('shell');
  const money = useMoney();
  const sentence = useErrorSentence();
  const isMember = gate(useSession(), 'member') === 'proceed';
  const { value: own, reload } = useResource(
    ownApplications,
    { query: { language: languageCode(i18n) } },
    { paused: !isMember },
  );
  const activities = useResource(ownActivities, {}, { paused: !isMember });
  const justDone = useAtomValue(justDoneAtom);
  const [writing, setWriting] = useState(false);
  const { claim, join, running, failure } = useTakingPart(promotion, { reload: activities.reload, onOutdated });
  // Operators decide while the member is elsewhere: the list is loaded again when they return.
  useEffect(() => {
    if (!isMember) return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void reload();
      void activities.reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isMember, reload, activities.reload]);
  const done = isMember ? justDone[doneKey(promotion.id)] : undefined;
  const application = isMember ? own?.items.find(({ promotionId }) => promotionId === promotion.id) : undefined;
  const activity = isMember ? activities.value?.find(({ promotionId }) => promotionId === promotion.id) : undefined;
  const claimed = done === 'claimed' || (failure?.code === 'ALREADY_CLAIMED' && !promotion.rules);
  const isNewer = done !== undefined && activity !== undefined && canAct(activity.state);
  const state = claimed
    ? 'claimed'
    : activity && !isNewer
      ? activity.state
      : activityState(
          promotion,
          application ?? (typeof done === 'object' ? done : undefined),
          Date.now() + host().clockSkew(),
        );
  const act = () =>
    host().protect('member', async () => {
      if (state === 'claim') return await claim();
      if (promotion.rules) return await join();
      setWriting(true);
    });
  return (
    <>
      {promotion.rules && <PromotionTerms promotion={promotion} rules={promotion.rules} />}
      <section aria-label={t('activity.title')} css={styles.section}>
        <div css={styles.line}>
          <Badge tone={canAct(state) ? 'own' : 'plain'}>{t(`activity.state.${state}`)}</Badge>
          {!(writing && state === 'join') && (
            <Button variant="primary" disabled={!canAct(state)} busy={running} onClick={() => void act()}>
              {t(state === 'claim' ? 'activity.claim' : 'activity.join')}
            </Button>
          )}
        </div>
        {activity && activity.claimable !== '0' && (
          <p css={styles.words}>{t('activity.claimable', { amount: money(activity.claimable) })}</p>
        )}
        {promotion.rules?.engine === 'check-in' && <CheckInCalendar rules={promotion.rules} activity={activity} />}
        {activity?.reached && activity.target && (
          <Progress
            label={t('activity.progress')}
            value={Number(activity.reached) / Number(activity.target)}
            text={t('activity.reachedOf', measured(promotion, activity.reached, activity.target, money))}
            tone="own"
          />
        )}
        {state === 'rejected' && application?.reason && <Note tone="bad">{application.reason}</Note>}
        <div role="alert">{failure && <Note tone="bad">{sentence(failure)}</Note>}</div>
        {activity?.joinedAt && <LeavePromotion activity={activity} onLeft={activities.reload} />}
        {writing && state === 'join' && <ActivityForm promotionId={promotion.id} />}
      </section>
    </>
  );
}

/** Deposits are amounts; tickets, friends and days are numbers. */
const measured = ({ rules }: Promotion, reached: string, target: string, money: (amount: string) => string) =>
  rules?.engine === 'deposit-match' ? { reached: money(reached), target: money(target) } : { reached, target };

const styles = {
  section: css({ display: 'grid', gap: tokens.space[4] }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] }),
  words: css({ margin: 0, ...tokens.type.body }),
};
