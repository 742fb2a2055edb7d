import { type OperatedVendor, vendorState } from '@atrium/contracts/operator';
import { Modal } from '@atrium/ui/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { UndoButton } from '../../data/undo-button.tsx';
import { undo } from '../../data/use-change.tsx';
import { useCommand } from '../../data/use-operation.ts';
import { useWaitsToast } from '../../data/use-waits-toast.tsx';
import { Impact } from '../../parts/impact.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { ReturnEffect } from '../../parts/return-effect.tsx';
import { ReturnField } from '../../parts/return-field.tsx';

/** `time`: only the announced return of a vendor that is down. */
export type SwitchTo = 'down' | 'up' | 'time';

const TITLE = { down: 'takeDownName', up: 'bringUpName', time: 'returns.changeName' } as const;
const SUBMIT = { down: 'takeDown', up: 'bringUp', time: 'returns.change' } as const;
const DONE = { down: 'vendorTakenDown', up: 'vendorBroughtUp', time: 'returns.changed' } as const;

interface VendorSwitchProps {
  vendor: OperatedVendor;
  to: SwitchTo;
  onClose: () => void;
}

/** Takes a vendor down, brings it up again, or changes when members can expect it back. Source: 15-15. */
export function VendorSwitch({ vendor: { code, name, up, games, returnsAt }, to, onClose }: VendorSwitchProps) {
  const { t } = useTranslation();
  const say = useToast();
  const waits = useWaitsToast();
  const { run, refused } = useCommand(vendorState);
  const [returns, setReturns] = useState(returnsAt);
  const params = { code };
  const stateOf = (isUp: boolean, at: string | null) => ({ up: isUp, ...(!isUp && at && { returnsAt: at }) });
  const send = async (reason: string) => {
    const done = await run({ params, body: { ...stateOf(to === 'up', returns), reason } });
    if (!done) return false;
    onClose();
    if (done.approval) {
      waits();
      return true;
    }
    const back = undo(vendorState, { params, body: { ...stateOf(up, returnsAt), reason: t('undoReason') } });
    say({ text: t(DONE[to], { name }), tone: 'win', timeout: 60_000, action: <UndoButton back={back} /> });
    return true;
  };
  return (
    <Modal open title={t(TITLE[to], { name })} closeLabel={t('close')} onClose={onClose}>
      <ReasonForm
        effect={
          <>
            {to !== 'time' && <p>{t(to === 'up' ? 'effect.vendorUp' : 'effect.vendorDown', { name, count: games })}</p>}
            {to !== 'up' && <ReturnEffect at={returns} />}
            {to === 'down' && <Impact of={(vendor) => vendor.code === code} />}
          </>
        }
        submit={t(SUBMIT[to])}
        danger={to === 'down'}
        incomplete={to === 'time' && returns === returnsAt}
        refused={refused}
        onSubmit={send}
        onCancel={onClose}
      >
        {to !== 'up' && <ReturnField value={returns} onChange={setReturns} />}
      </ReasonForm>
    </Modal>
  );
}
