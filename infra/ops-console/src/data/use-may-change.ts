import { useMe } from './console-context.ts';

/** Whether the operator may change things, or only view them. */
export function useMayChange(): boolean {
  const { role } = useMe();
  return role === 'operator' || role === 'approver';
}
