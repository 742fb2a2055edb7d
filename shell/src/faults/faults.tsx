import { lazyPart } from '../loading/lazy-part.tsx';
import type { FaultProps } from './fault-texts.ts';

/** The pages of a remote that cannot be shown. Fetched ahead in a quiet moment: a network that fails would fail them, too. */
export const GameFault = lazyPart<FaultProps>(() =>
  import(/* webpackChunkName: "faults" */ './game-fault.tsx').then((module) => module.GameFault),
);
export const PageFault = lazyPart<FaultProps>(() =>
  import(/* webpackChunkName: "faults" */ './page-fault.tsx').then((module) => module.PageFault),
);
