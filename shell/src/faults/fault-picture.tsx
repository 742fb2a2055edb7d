import { lazyPart } from '../loading/lazy-part.tsx';
import type { HallName } from '@atrium/art/hall';

/** The drawing of a fault, loaded when one occurs. */
export const FaultPicture = lazyPart<{ kind: HallName }>(
  () => import('../scenes/hall-scene.tsx').then((module) => module.HallScene),
  { pending: <span /> },
);
