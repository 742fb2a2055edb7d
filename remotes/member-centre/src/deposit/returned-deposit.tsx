import { useEvent, useInstant, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { followReturnedAtom, forgetReturnedAtom, returnedDepositAtom } from './deposit.state.ts';

const AGAIN_AFTER = 3000;
const tones = { waiting: 'warn', credited: 'own', failed: 'bad', expired: 'bad' } as const;

/** What became of the deposit that this tab just came back from. */
export function ReturnedDeposit() {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const deposit = useAtomValue(returnedDepositAtom);
  const follow = useSetAtom(followReturnedAtom);
  const forget = useSetAtom(forgetReturnedAtom);
  const waiting = deposit?.status === 'waiting';

  useEffect(() => void follow(), [follow]);
  // The live stream tells first; the clock is for when it is cut.
  useEvent('balance.changed', () => void follow());
  useEffect(() => {
    if (!waiting) return;
    const clock = setInterval(() => void follow(), AGAIN_AFTER);
    return () => clearInterval(clock);
  }, [waiting, follow]);

  return (
    <div role="status">
      {deposit && (
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
