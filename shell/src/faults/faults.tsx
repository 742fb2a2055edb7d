import { lazyPart } from '../loading/lazy-part.tsx';
import type { FaultProps } from './fault-texts.ts';
import type { PageFaultProps } from './page-fault.tsx';

/** The pages shown in place of a remote. Preloaded in an idle moment, because a failing network would fail them, too. */
export const GameFault = lazyPart<FaultProps>(() =>
  import(/* webpackChunkName: "faults" */ './game-fault.tsx').then((module) => module.GameFault),
);
export const PageFault = lazyPart<PageFaultProps>(() =>
  import(/* webpackChunkName: "faults" */ './page-fault.tsx').then((module) => module.PageFault),
);
