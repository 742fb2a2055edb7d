import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { withdrawalOptions } from '@atrium/contracts/payments';
import { useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { openPage } from '../frame/frame.state.ts';

/** Less than one withdrawal is available: no form, as each amount in it would be refused. */
export function TooLittle({
  options: { available, min, bonusTurnover },
}: {
  options: Pick<ReplyOf<typeof withdrawalOptions>, 'available' | 'min' | 'bonusTurnover'>;
}) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  return (
    <EmptyState
      scene="money"
      title={t('withdraw.tooLittle')}
      text={t('withdraw.tooLittleText', { available: money(available), min: money(min) })}
      action={
        // Money that waits for turnover is not freed by a deposit.
        !bonusTurnover && <Button onClick={() => openPage('depositv2')}>{t('pages.depositv2')}</Button>
      }
    />
  );
}
