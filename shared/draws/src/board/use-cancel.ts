import { cancelTicket } from '@atrium/contracts/lottery-bets';
import { createMoneyCommand } from '@atrium/host/money-command';
import { useAtomValue, useSetAtom } from 'jotai';

const cancelling = createMoneyCommand(cancelTicket);

/** Cancels a ticket; the lists follow by the change of the balance. */
export function useCancel() {
  const send = useSetAtom(cancelling.sendAtom);
  return {
    running: useAtomValue(cancelling.runningAtom),
    error: useAtomValue(cancelling.errorAtom),
    cancel: (number: string) => send({ body: {}, params: { number } }),
  };
}
