import { useEffect, useEffectEvent } from 'react';

/** Calls `reload` every `intervalMs` while the page is visible, and when it becomes visible again. A hidden page, or null, calls nothing. */
export function usePolling(reload: () => unknown, intervalMs: number | null): void {
  const poll = useEffectEvent(() => void (document.hidden || reload()));
  useEffect(() => {
    if (intervalMs === null) return;
    const look = () => poll();
    const timer = setInterval(look, intervalMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [intervalMs]);
}
