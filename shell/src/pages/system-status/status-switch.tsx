import { host } from '@atrium/host';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Frame } from '../../frame/frame.tsx';
import { lazyPart } from '../../routing/lazy-part.tsx';
import type { SystemStatus } from './system-status.ts';
import { checkStatusAtom, statusAtom } from './system-status.state.ts';

const ClosedPage = lazyPart<{ status: 1 | 2 }>(() => import('./closed-page.tsx').then((module) => module.ClosedPage));

/** The normal app, or the page that takes its whole place (specification 2.2), also when that begins during use. */
export function StatusSwitch({ initial }: { initial: SystemStatus }) {
  const checked = useAtomValue(statusAtom);
  const check = useSetAtom(checkStatusAtom);
  useEffect(() => host().bus.on('system.status', () => void check()), [check]);
  const status = checked?.status ?? initial;
  return status === 0 ? <Frame /> : <ClosedPage status={status} />;
}
