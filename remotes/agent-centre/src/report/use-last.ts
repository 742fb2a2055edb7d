import { useState } from 'react';

/**
 * The value to show for a call whose input changes: the last one while the next is fetched, and nothing once the call for
 * the new input has failed.
 */
export function useLast<Value>({ value, status }: { value: Value | undefined; status: string }): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? (status === 'failed' ? undefined : last);
}
