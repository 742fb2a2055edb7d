import { useEffect, useMemo } from 'react';

const KEY = 'atrium-opened';
/** A page that is served closed again sooner than this, while the status says open, is shown as it is. */
const AGAIN_AFTER_MS = 60_000;

/** Loads the page again once `opened`; whether it is being loaded. */
export function useReloadWhenOpened(opened: boolean, reload: () => void): boolean {
  const loading = useMemo(
    () => opened && Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) > AGAIN_AFTER_MS,
    [opened],
  );
  useEffect(() => {
    if (!loading) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    reload();
  }, [loading, reload]);
  return loading;
}
