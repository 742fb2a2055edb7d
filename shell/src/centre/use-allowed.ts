import { gate, type Need, sessionAtom } from '@atrium/host';
import { useAtomValue } from 'jotai';

/** Whether the session gate lets the present session do what is asked. */
export function useAllowed(need: Need | undefined): boolean {
  const session = useAtomValue(sessionAtom);
  return need === undefined || gate(session, need) === 'proceed';
}
