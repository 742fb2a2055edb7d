import { type OperatedVendor, vendorState } from '@atrium/contracts/operator';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { UndoButton } from '../../data/undo-button.tsx';
import { undo } from '../../data/use-change.tsx';
import { useCommand } from '../../data/use-operation.ts';
import { useWaitsToast } from '../../data/use-waits-toast.tsx';
import { Refusal } from '../../parts/refusal.tsx';

/** A vendor that does not answer, for which nothing else is prepared: it is taken down, and members are offered other games. */
export function VendorProposal({ vendor: { code, name, games } }: { vendor: OperatedVendor }) {
  const { t } = useTranslation();
  const say = useToast();
  const waits = useWaitsToast();
  const { run, busy, refused } = useCommand(vendorState);
  const cause = t('proposal.vendorFails', { name });
  const accept = async () => {
    const done = await run({ params: { code }, body: { up: false, reason: cause } });
    if (!done) return;
    if (done.approval) return waits();
    const back = undo(vendorState, { params: { code }, body: { up: true, reason: t('undoReason') } });
    say({
      text: t('vendorTakenDown', { name }),
      tone: 'win',
      timeout: 60_000,
      action: <UndoButton back={back} />,
    });
  };
  return (
    <>
      <Note
        tone="warn"
        title={cause}
        actions={
          <Button
            variant="primary"
            size="large"
            busy={busy}
            aria-label={t('takeDownName', { name })}
            onClick={() => void accept()}
          >
            {t('takeDown')}
          </Button>
        }
      >
        <p>{t('effect.vendorDown', { name, count: games })}</p>
      </Note>
      <Refusal refused={refused} />
    </>
  );
}
