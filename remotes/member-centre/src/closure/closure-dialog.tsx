import { CLOSURE_REASONS } from '@atrium/contracts/account-closure';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { useMoney, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { RadioGroup } from '@atrium/ui/radio-group';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
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
    <Modal open onClose={onClose} closable={!form.sending} title={t('closure.sure')} closeLabel={t('close')}>
      <form {...form.props} css={styles.form}>
        <ul css={styles.effects}>
          <li>{t('closure.effects.play')}</li>
          <li>{t('closure.effects.bets', { bets: value.openBets })}</li>
          <li>{t('closure.effects.balance', { amount: money(value.cash) })}</li>
          <li>{t('closure.effects.bonus')}</li>
          <li>{t('closure.effects.reopen')}</li>
        </ul>
        <Note tone="own">{t('closure.protection')}</Note>
        <RadioGroup
          label={t('closure.reason')}
          look="rows"
          options={CLOSURE_REASONS.map((reason) => ({ value: reason, label: t(`closure.reasons.${reason}`) }))}
          {...form.choice('reason')}
        />
        <FormFault sentence={form.refusal} />
        <div css={styles.buttons}>
          <Button type="submit" variant="danger" busy={form.sending}>
            {t('closure.confirm')}
          </Button>
          <Button disabled={form.sending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  effects: css({
    display: 'grid',
    gap: tokens.space[2],
    margin: 0,
    paddingInlineStart: tokens.space[5],
    listStyle: 'disc',
  }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] }),
};
