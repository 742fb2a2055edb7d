import { CLOSURE_REASONS } from '@atrium/contracts/account-closure';
import { useForm } from '@atrium/forms/use-form';
import { useMoney, useResource } from '@atrium/host';
import { Note } from '@atrium/ui/note';
import { RadioGroup } from '@atrium/ui/radio-group';
import { useTranslation } from 'react-i18next';
import { ConsequencesDialog } from '../consequences/consequences-dialog.tsx';
import { close, type ClosureReason, closureResource } from './closure.state.ts';

/** What happens to balance and bets when the account is closed, and the reason for it. */
export function ClosureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const { value } = useResource(closureResource);
  const form = useForm<{ reason: ClosureReason }>({
    initial: { reason: CLOSURE_REASONS[0] },
    onSend: async ({ reason }) => {
      const refusal = await close(reason);
      if (refusal === null) onClose();
      return refusal;
    },
  });
  if (!value) return null;
  return (
    <ConsequencesDialog
      title={t('closure.sure')}
      consequences={[
        t('closure.effects.play'),
        t('closure.effects.bets', { bets: value.openBets }),
        t('closure.effects.balance', { amount: money(value.cash) }),
        t('closure.effects.bonus'),
        t('closure.effects.reopen'),
      ]}
      confirm={t('closure.confirm')}
      form={form}
      onClose={onClose}
    >
      <Note tone="own">{t('closure.protection')}</Note>
      <RadioGroup
        label={t('closure.reason')}
        look="rows"
        options={CLOSURE_REASONS.map((reason) => ({ value: reason, label: t(`closure.reasons.${reason}`) }))}
        {...form.choice('reason')}
      />
    </ConsequencesDialog>
  );
}
