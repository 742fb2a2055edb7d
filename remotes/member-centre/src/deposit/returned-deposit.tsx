import { useErrorSentence, useInstant, useMoney, useResource } from '@atrium/host';
import { usePolling } from '@atrium/host/use-polling';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { endReturnedAtom, forgetReturnedAtom, returnedDepositResource, returnedIdAtom } from './deposit.state.ts';

/** A cut live stream must not leave the member waiting: the deposit is also asked for by the clock. */
const POLL_INTERVAL_MS = 3000;
const tones = {
  waiting: 'warn',
  credited: 'good',
  failed: 'bad',
  expired: 'bad',
  held: 'warn',
  refunded: 'own',
} as const;

/** The outcome of the deposit whose payment page this tab just returned from. */
export function ReturnedDeposit() {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const sentence = useErrorSentence();
  const id = useAtomValue(returnedIdAtom);
  const end = useSetAtom(endReturnedAtom);
  const forget = useSetAtom(forgetReturnedAtom);
  const returned = useResource(returnedDepositResource, { params: { id: id ?? '' } }, { paused: id === null });
  const { value: deposit, error, reload } = returned;
  const waiting = id !== null && deposit?.status === 'waiting';

  useEffect(() => end(deposit, error), [deposit, error, end]);
  usePolling(reload, waiting ? POLL_INTERVAL_MS : null);

  return (
    <div role="status" css={room}>
      {!deposit && id !== null && error && <Note tone="bad">{sentence(error)}</Note>}
      {deposit && id !== null && (
        <Note
          tone={tones[deposit.status]}
          title={t(`deposit.returned.${deposit.status}`, { amount: money(deposit.amount) })}
          actions={
            <Button size="small" onClick={() => forget()}>
              {t('dismiss')}
            </Button>
          }
        >
          {t('deposit.returned.reference', {
            reference: deposit.reference,
            at: instant(deposit.settledAt ?? deposit.at, 'date-time'),
          })}
        </Note>
      )}
    </div>
  );
}

/** Between the outcome and the page's title. */
const room = css({ '&:not(:empty)': { marginBlockEnd: tokens.space[5] } });
