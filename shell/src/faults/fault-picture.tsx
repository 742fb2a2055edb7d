import { lazyPart } from '../loading/lazy-part.tsx';
import type { HallName } from '@atrium/art/hall';

/** The drawing of a fault, fetched when there is one. */
export const FaultPicture = lazyPart<{ kind: HallName }>(
  () => import('../scenes/hall-scene.tsx').then((module) => module.HallScene),
  <span />,
);
