import { host } from '@atrium/host';
import { DialogFrame } from '@atrium/ui/dialog-frame';
import { media } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LeavingRegion } from '../address/leaving-region.tsx';
import { centreOfAddress } from './centre-of-address.ts';
import { CentreOutlet } from './centre-panel.tsx';

/** The agents' centre is a modal: the shell owns the frame, its name and its keys, the remote everything inside. */
export function AgentCentreModal({ open }: { open: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <DialogFrame
      open={open}
      cover={false}
      onClose={() => host().closeCentre()}
      aria-label={t('account.agentCenter')}
      css={styles.modal}
    >
      <LeavingRegion place="agent" placeOf={(address) => centreOfAddress(address)?.centre ?? ''} left={!open}>
        <CentreOutlet centre="agent" />
      </LeavingRegion>
    </DialogFrame>
  );
}

const styles = {
  modal: css({
    overflow: 'auto',
    [media.notPhone]: { inlineSize: 'min(1296px, 100vw - 48px)', blockSize: 'calc(100dvh - 48px)' },
    [media.phone]: { blockSize: 'calc(100dvh - 16px)' },
  }),
};
