import type { Promotion } from '@atrium/contracts/promotions';
import { gate, host, useErrorSentence, useMoney, useResource, useSession } from '@atrium/host';
import { Badge } from '@atrium/ui/badge';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageCode } from '../../../language/language-code.ts';
import { ActivityForm } from './activity-form.tsx';
import { claiming, doneKey, justDoneAtom, ownApplications } from './activity.state.ts';
import { activityState, canAct } from './activity-state.ts';

/** The state of a promotion for the member, and the one action that it allows. */
export function Activity({ promotion }: { promotion: Promotion }) {
  const { t, i18n } = useTranslation('shell');
  const money = useMoney();
  const sentence = useErrorSentence();
  const isMember = gate(useSession(), 'member') === 'proceed';
  const { value: own, reload } = useResource(
    ownApplications,
    { query: { language: languageCode(i18n) } },
    { paused: !isMember },
  );
  const [justDone, setJustDone] = useAtom(justDoneAtom);
  const claim = useSetAtom(claiming.sendAtom);
  const claimRunning = useAtomValue(claiming.runningAtom);
  const claimError = useAtomValue(claiming.errorAtom);
  const [writing, setWriting] = useState(false);
  // Operators decide while the member is elsewhere: the list is loaded again when they return.
  useEffect(() => {
    if (!isMember) return;
    const look = () => void (document.visibilityState === 'visible' && reload());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isMember, reload]);
  const done = isMember ? justDone[doneKey(promotion.id)] : undefined;
  const application = isMember ? own?.items.find(({ promotionId }) => promotionId === promotion.id) : undefined;
  const claimed = done === 'claimed' || claimError?.code === 'ALREADY_CLAIMED';
  const state = claimed
    ? 'claimed'
    : activityState(
        promotion,
        application ?? (typeof done === 'object' ? done : undefined),
        Date.now() + host().clockSkew(),
      );
  const act = () =>
    host().protect('member', async () => {
      if (state === 'join') return setWriting(true);
      const key = doneKey(promotion.id);
      const answer = await claim({ body: { promotionId: promotion.id } });
      if (!answer) return;
      setJustDone((done) => ({ ...done, [key]: 'claimed' }));
      host().toast(
        'success',
        answer.amount === '0' ? t('activity.noPrize') : t('activity.prize', { amount: money(answer.amount) }),
      );
    });
  return (
    <section aria-label={t('activity.title')} css={styles.section}>
      <div css={styles.line}>
        <Badge tone={canAct(state) ? 'own' : 'plain'}>{t(`activity.state.${state}`)}</Badge>
        {!(writing && state === 'join') && (
          <Button variant="primary" disabled={!canAct(state)} busy={claimRunning} onClick={() => void act()}>
            {t(state === 'claim' ? 'activity.claim' : 'activity.join')}
          </Button>
        )}
      </div>
      {state === 'rejected' && application?.reason && <Note tone="bad">{application.reason}</Note>}
      <div role="alert">{claimError && <Note tone="bad">{sentence(claimError)}</Note>}</div>
      {writing && state === 'join' && <ActivityForm promotionId={promotion.id} />}
    </section>
  );
}

const styles = {
  section: css({ display: 'grid', gap: tokens.space[4] }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] }),
};
