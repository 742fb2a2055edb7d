import type { Waiting } from '@atrium/federation/slot';
import { useSyncExternalStore } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { federation } from './federation.state.ts';

const WaitingNote = lazyPart<{ waiting: Waiting; onNow: () => void }>(() =>
  import(/* webpackChunkName: "faults" */ './waiting-note.tsx').then((module) => module.WaitingNote),
);

/** Shown above a screen whose change-over waits for the member. */
export function WaitingNotice({ remote }: { remote: string }) {
  const waiting = useSyncExternalStore(federation().subscribe, () => federation().waiting(remote));
  return waiting ? <WaitingNote waiting={waiting} onNow={() => federation().changeNow(remote)} /> : null;
}
