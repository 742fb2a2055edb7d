import { RouteBar } from '@atrium/ui/route-bar';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const loadingAtom = atom(0);

/** Shows the bar at the top while a screen is loading. */
export function useRouteProgress(loading: boolean): void {
  const count = useSetAtom(loadingAtom);
  useEffect(() => {
    if (!loading) return;
    count((now) => now + 1);
    return () => count((now) => now - 1);
  }, [loading, count]);
}

/** The thin bar of a loading route. */
export function RouteProgress() {
  const { t } = useTranslation('shell');
  return <RouteBar active={useAtomValue(loadingAtom) > 0} label={t('frame.loading')} />;
}
