import { gates } from './halls/gates.ts';
import { lost } from './halls/lost.ts';
import { works } from './halls/works.ts';
import { brandPaint, type Paint } from './scene-paint.ts';

/** `works`: under repair. `gates`: closed to this visitor. `lost`: no such page. */
export const hallNames = ['works', 'gates', 'lost'] as const;
export type HallName = (typeof hallNames)[number];

const halls: Record<HallName, (paint: Paint) => string> = { works, gates, lost };

/**
 * The arcade after hours, 720 x 320, for fault and status pages; painted in the brand's colours unless others are
 * given.
 */
export const hallScene = (name: HallName, paint: Paint = brandPaint): string => halls[name](paint);
