import { arcade } from './heroes/arcade.ts';
import { quay } from './heroes/quay.ts';
import { salon } from './heroes/salon.ts';
import { brandPaint, type Paint } from './scene-paint.ts';

export const heroNames = ['arcade', 'quay', 'salon'] as const;
export type HeroName = (typeof heroNames)[number];

const heroes: Record<HeroName, (paint: Paint) => string> = { arcade, quay, salon };

/**
 * A banner's scene, 820 x 356, cropped from the left: the text is on the dark wing at its start. Painted in the brand's
 * `--hero-*` colours unless others are given.
 */
export const heroScene = (name: HeroName, paint: Paint = brandPaint): string => heroes[name](paint);
