import type { Changed } from '@atrium/contracts/registry-approvals';
import type { Operation, OperationReply } from '@atrium/contracts/registry-operation';
import type { CallInput } from './client.ts';
import { useToast } from './toasts.tsx';
import { type Undo, UndoButton } from './undo-button.tsx';
import { useCommand } from './use-operation.ts';
import { useWaitsToast } from './use-waits-toast.tsx';

/** The call that undoes another one. */
export const undo = <O extends Operation>(operation: O, input: CallInput<O>): Undo => ({ operation, input }) as never;

/** A change in the registry. Its result is shown in a toast, with an undo button. */
export function useChange<O extends Operation<Changed>>(operation: O) {
  const say = useToast();
  const waits = useWaitsToast();
  const { run, busy, refused, forget } = useCommand(operation);
  const change = async (input: CallInput<O>, done: string, back?: Undo): Promise<boolean> => {
    const changed = (await run(input)) as OperationReply<O> | undefined;
    if (!changed) return false;
    if (changed.applied) {
      const stillSo = back && {
        ...back,
        input: {
          ...back.input,
          body: { ...(back.input.body as object | undefined), expectedSequence: changed.sequence },
        },
      };
      say({
        text: done,
        tone: 'win',
        timeout: back ? 60_000 : 6_000,
        ...(stillSo && { action: <UndoButton back={stillSo as never} /> }),
      });
    }
    if (!changed.applied) waits();
    return true;
  };
  return { change, busy, refused, forget };
}
