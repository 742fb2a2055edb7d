import type { Operation } from '@atrium/contracts/registry-operation';
import { Button } from '@atrium/ui/button';
import { useTranslation } from 'react-i18next';
import type { CallInput } from './client.ts';
import { useToast } from './toasts.tsx';
import { useCommand } from './use-operation.ts';
import { useWaitsToast } from './use-waits-toast.tsx';

/** The call that undoes a change. */
export interface Undo<O extends Operation = Operation> {
  operation: O;
  input: CallInput<O>;
}

/** Offered after every change; refused when the same has been changed since. */
export function UndoButton({ back }: { back: Undo }) {
  const { t } = useTranslation();
  const say = useToast();
  const waits = useWaitsToast();
  const { run, busy, refused } = useCommand(back.operation);
  const undoIt = async () => {
    const undone = await run(back.input);
    if (typeof undone === 'object' && undone !== null && 'approval' in undone) return waits();
    if (undone) say({ text: t('undone'), tone: 'plain', timeout: 6_000 });
  };
  return (
    <Button size="small" busy={busy} disabled={refused !== null} onClick={() => void undoIt()}>
      {refused ? t('cannotUndo') : t('undo')}
    </Button>
  );
}
