import { revokeToken } from '@atrium/contracts/registry-operators';
import { Modal } from '@atrium/ui/modal';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { useCommand } from '../../data/use-operation.ts';
import { ReasonForm } from '../../parts/reason-form.tsx';

export function RevokeDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation();
  const say = useToast();
  const { run, refused } = useCommand(revokeToken);
  const send = async (reason: string) => {
    if (!(await run({ params: { name }, body: { reason } }))) return false;
    say({ text: t('revoked', { name }), tone: 'win' });
    onClose();
    return true;
  };
  return (
    <Modal open title={t('revokeName', { name })} closeLabel={t('close')} onClose={onClose}>
      <ReasonForm
        effect={<p>{t('effect.revoke', { name })}</p>}
        submit={t('revoke')}
        danger
        refused={refused}
        onSubmit={send}
        onCancel={onClose}
      />
    </Modal>
  );
}
