import { type Invitation, withdrawInvitation } from '@atrium/contracts/registry-invitations';
import { Modal } from '@atrium/ui/modal';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { useCommand } from '../../data/use-operation.ts';
import { ReasonForm } from '../../parts/reason-form.tsx';

export function WithdrawDialog({ invitation: { id, name }, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { t } = useTranslation();
  const say = useToast();
  const { run, refused } = useCommand(withdrawInvitation);
  const send = async (reason: string) => {
    if (!(await run({ params: { id }, body: { reason } }))) return false;
    say({ text: t('invitations.withdrawn', { name }), tone: 'win' });
    onClose();
    return true;
  };
  return (
    <Modal open title={t('invitations.withdrawOf', { name })} closeLabel={t('close')} onClose={onClose}>
      <ReasonForm
        effect={<p>{t('effect.withdrawInvitation', { name })}</p>}
        submit={t('invitations.withdraw')}
        danger
        refused={refused}
        onSubmit={send}
        onCancel={onClose}
      />
    </Modal>
  );
}
