import { LineTransferForm } from '@atrium/centre/line-transfer-form';
import { useEvent, useMoney, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendingDownline, transferOptionsResource } from './transfer.state.ts';

interface TransferToDownlineProps {
  member: { id: string; account: string };
  onDone: () => void;
}

/** The way to send money to one of the downline (6-16); nothing where the brand has it switched off. */
export function TransferToDownline({ member, onDone }: TransferToDownlineProps) {
  const { t } = useTranslation('agent-centre');
  const money = useMoney();
  const { value: options, reload } = useResource(transferOptionsResource);
  const [open, setOpen] = useState(false);
  const sending = useAtomValue(sendingDownline.runningAtom);
  const failure = useAtomValue(sendingDownline.errorAtom);
  const send = useSetAtom(sendingDownline.sendAtom);
  useEvent('balance.changed', () => void reload());
  if (!options?.downline) return null;

  return (
    <>
      <Button icon="cash" onClick={() => setOpen(true)}>
        {t('transfer.open')}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} closable={!sending} title={t('transfer.title', { account: member.account })} closeLabel={t('close')}>
        <p>{t('transfer.available', { amount: money(options.available) })}</p>
        <LineTransferForm
          options={options}
          to={member.account}
          sending={sending}
          failure={failure}
          onSend={async (input) => {
            const done = await send({ body: { memberId: member.id, ...input } });
            if (!done) return false;
            setOpen(false);
            onDone();
            return true;
          }}
        />
      </Modal>
    </>
  );
}
