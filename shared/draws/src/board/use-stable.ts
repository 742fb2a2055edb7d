import { useCallback, useRef } from 'react';

/** A function that stays the same while what it does follows the render: for parts that are drawn again only when their own data change. */
export function useStable(run: () => void): () => void {
  const latest = useRef(run);
  latest.current = run;
  return useCallback(() => latest.current(), []);
}
