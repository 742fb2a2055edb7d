import { gate, type Need, sessionAtom } from '@atrium/host';
import { useAtomValue } from 'jotai';

/** Whether the session gate allows the current session to do this. */
export function useAllowed(need: Need | undefined): boolean {
  const session = useAtomValue(sessionAtom);
  return need === undefined || gate(session, need) === 'proceed';
}
