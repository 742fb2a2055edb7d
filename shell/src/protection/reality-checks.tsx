import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { sessionFiguresAtom } from './session-figures.state.ts';

const RealityCheck = lazyPart(() => import('./reality-check.tsx').then((module) => module.RealityCheck));

/** Follows the session of a member; the dialog's code is loaded with the first check. */
export function RealityChecks() {
  const due = useAtomValue(sessionFiguresAtom)?.realityCheck.due ?? false;
  const ever = useRef(false);
  ever.current ||= due;
  return ever.current && <RealityCheck />;
}
