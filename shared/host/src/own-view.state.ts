import { atom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

/** What replaces the portal's own bars on a phone while a screen is a view of its own. */
export interface OwnView {
  readonly title: string;
  /** Of the title, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly backLabel: string;
  readonly onBack: () => void;
}

/** The view of its own that is open, or null. Screens write it by `useOwnView`; the shell reads it. */
export const ownViewAtom = atom<OwnView | null>(null);

/**
 * Makes the screen a view of its own while it is shown: on a phone the shell replaces logo, tabs and footer by a bar with
 * title and a way back. The rest of the window belongs to the screen; `--tab-bar` is then 0px. Null leaves the portal's bars.
 */
export function useOwnView(view: OwnView | null): void {
  const set = useSetAtom(ownViewAtom);
  const onBack = useEffectEvent(() => view?.onBack());
  const title = view?.title;
  const lang = view?.lang;
  const backLabel = view?.backLabel;
  useEffect(() => {
    if (title === undefined || backLabel === undefined) return;
    set({ title, lang, backLabel, onBack: () => onBack() });
    return () => set(null);
  }, [set, title, lang, backLabel]);
}
