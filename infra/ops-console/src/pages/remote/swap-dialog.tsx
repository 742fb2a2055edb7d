import type { ChannelStatus } from '@atrium/contracts/registry-channel-status';
import { versions } from '@atrium/contracts/registry-versions';
import { Modal } from '@atrium/ui/modal';
import { useTranslation } from 'react-i18next';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { SwapForm } from './swap-form.tsx';

interface SwapDialogProps {
  remote: ChannelStatus;
  /** The state on screen: the registry refuses a change when it is outdated. */
  sequence: number;
  onClose: () => void;
}

/** Swaps a remote from the list of all of them, with the effect before the last press. */
export function SwapDialog({ remote, sequence, onClose }: SwapDialogProps) {
  const { t } = useTranslation();
  const known = useOperation(versions, { params: { name: remote.name } });
  return (
    <Modal open title={t('swapOf', { remote: remote.name })} closeLabel={t('close')} onClose={onClose}>
      <Asked of={known} lines={6}>
        {(all) => (
          <SwapForm
            remote={remote}
            sequence={sequence}
            versions={all.map(({ version }) => version)}
            onClose={onClose}
          />
        )}
      </Asked>
    </Modal>
  );
}
