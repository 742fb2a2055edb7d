import type { Withdrawal } from '@atrium/contracts/payments';
import { useInstant } from '@atrium/host';
import { TimeLine } from '@atrium/ui/time-line';
import { useTranslation } from 'react-i18next';

/** The states that a withdrawal has entered, each with its time. Source: 11-10. */
export function WithdrawalTimeLine({ states }: Pick<Withdrawal, 'states'>) {
  const { t } = useTranslation('member-centre');
  const instant = useInstant();
  return (
    <TimeLine
      label={t('withdraw.history')}
      steps={states.map(({ status, at }) => ({ key: status, name: t(`withdraw.states.${status}`), at }))}
      instant={(at) => instant(at, 'date-time')}
    />
  );
}
