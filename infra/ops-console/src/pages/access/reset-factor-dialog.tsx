import { resetFactor } from '@atrium/contracts/registry-operators';
import { Modal } from '@atrium/ui/modal';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../data/use-change.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';

/** Requests the removal of a lost authenticator app; a second person approves it. */
export function ResetFactorDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { change, refused } = useChange(resetFactor);
  const send = async (reason: string) => {
    if (!(await change({ params: { name }, body: { reason } }, ''))) return false;
    onClose();
    return true;
  };
  return (
    <Modal open title={t('factor.resetOf', { name })} closeLabel={t('close')} onClose={onClose}>
      <ReasonForm
        effect={<p>{t('effect.resetFactor', { name })}</p>}
        submit={t('factor.requestReset')}
        danger
        refused={refused}
        onSubmit={send}
        onCancel={onClose}
      />
    </Modal>
  );
}
