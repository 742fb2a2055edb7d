import { gates } from './halls/gates.ts';
import { lost } from './halls/lost.ts';
import { works } from './halls/works.ts';
import { brandPaint, type Paint } from './scene-paint.ts';

/** `works`: something is under repair. `gates`: closed to this visitor. `lost`: there is no such page. */
export const hallNames = ['works', 'gates', 'lost'] as const;
export type HallName = (typeof hallNames)[number];

const halls: Record<HallName, (paint: Paint) => string> = { works, gates, lost };

/** The arcade out of hours, 720 x 320, for fault and status pages; painted with the brand's lights unless others are given. */
export const hallScene = (name: HallName, paint: Paint = brandPaint): string => halls[name](paint);
