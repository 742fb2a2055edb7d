import type { Activity } from '@atrium/contracts/promotion-activities';
import { type ApiError, host, useErrorSentence, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveAtom } from './activity.state.ts';

/** Leaves a promotion after a look at what is lost. Source: 11-22. */
export function LeavePromotion({ activity, onLeft }: { activity: Activity; onLeft: () => Promise<unknown> }) {
  const { t } = useTranslation('shell');
  const money = useMoney();
  const sentence = useErrorSentence();
  const leave = useSetAtom(leaveAtom);
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const { promotionId, claimable } = activity;
  if (!sure)
    return (
      <Button variant="quiet" css={styles.start} onClick={() => setSure(true)}>
        {t('activity.leave')}
      </Button>
    );
  const send = async () => {
    setBusy(true);
    const failure = await leave({ promotionId, loses: claimable });
    setBusy(false);
    setRefused(failure);
    if (!failure) host().toast('success', t('activity.left'));
    await onLeft();
  };
  return (
    <Note
      tone="warn"
      role="alert"
      actions={
        <>
          <Button onClick={() => setSure(false)}>{t('activity.stay')}</Button>
          <Button variant="danger" busy={busy} onClick={() => void send()}>
            {t('activity.leaveNow')}
          </Button>
        </>
      }
    >
      <p>{claimable === '0' ? t('activity.losesProgress') : t('activity.loses', { amount: money(claimable) })}</p>
      {refused && <p>{sentence(refused)}</p>}
    </Note>
  );
}

const styles = { start: css({ justifySelf: 'start', marginBlockStart: tokens.space[2] }) };
