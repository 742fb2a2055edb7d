import { useMe } from './console-context.ts';

/** Whether the one who is signed in may change things, or only look. */
export function useMayChange(): boolean {
  const { role } = useMe();
  return role === 'operator' || role === 'approver';
}
