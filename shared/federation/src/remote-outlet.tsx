import { OwnerContext, textsOfVersion } from '@atrium/host';
import {
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { getI18n, I18nContext, I18nextProvider } from 'react-i18next';
import type { Cause } from './cause.ts';
import type { Federation } from './federation.ts';
import { useKeptScroll } from './kept-scroll.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import type { Target } from './screen-state.ts';

export interface RemoteOutletProps {
  federation: Federation;
  remote: string;
  target: Target;
  /** Shown while the screen loads. */
  pending: ReactNode;
  /** Shown where the screen failed; `retry` tries again at once. */
  failed(cause: Cause, retry: () => void): ReactNode;
  frame(standIn: { url: string; since: string; until?: string }): ReactNode;
  maintenance(standIn: { text: string; since: string; until?: string }): ReactNode;
  /** What a place gives to its parts. */
  input?: object;
}

/**
 * Renders one screen of one remote. A screen that was opened before the first render appears without an intermediate
 * state; a swap replaces it in place; its errors stay inside.
 */
export function RemoteOutlet({
  federation,
  remote,
  target,
  pending,
  failed,
  frame,
  maintenance,
  input,
}: RemoteOutletProps) {
  // A whole screen is rendered in slices, so that the page stays responsive; until then the last state is shown.
  const state = useDeferredValue(useSyncExternalStore(federation.subscribe, () => federation.state(remote, target)));
  const route = 'route' in target ? target.route : undefined;
  const centre = 'centre' in target ? target.centre : undefined;
  const part = 'part' in target ? target.part : undefined;
  useEffect(
    () => federation.mount(remote, part ? { part } : centre ? { centre } : { route: route! }),
    [federation, remote, route, centre, part],
  );
  // A part is in the middle of another screen, which keeps its own position.
  useKeptScroll(state.status === 'ready' && !part ? state.edition : undefined);
  const i18n = useContext(I18nContext)?.i18n ?? getI18n();
  const Page = state.status === 'ready' ? state.Page : undefined;
  // The same element each time: what only shows or hides a screen does not render it again.
  const page = useMemo(() => Page && <Page {...input} />, [Page, input]);
  const retry = useCallback(() => void federation.retry(remote, target), [federation, remote, target]);

  switch (state.status) {
    case 'pending':
      return pending;
    case 'failed':
      return failed(state.cause, retry);
    case 'frame':
      return frame(state);
    case 'maintenance':
      return maintenance(state);
    case 'ready':
      return (
        <ScreenBoundary
          key={`${remote} ${state.edition} ${state.version}`}
          onError={(error) => federation.handleCrash(remote, target, error)}
        >
          <OwnerContext value={remote}>
            {i18n ? (
              <I18nextProvider i18n={textsOfVersion(i18n, `${remote}@${state.version}`)}>{page}</I18nextProvider>
            ) : (
              page
            )}
          </OwnerContext>
        </ScreenBoundary>
      );
  }
}
