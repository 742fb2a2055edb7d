import type { Family } from '../../families.ts';
import type { MarketCuts } from '../../market-cuts.ts';
import type { Play } from '../../play.ts';
import { run } from './run.ts';
import { straight } from './straight.ts';
import { tod } from './tod.ts';

/** The plays of a Thai-style market, from the numbers that it cuts. Source: domain.md 4.8. */
export function marketPlays(family: Family, { top3, top2, bottom2, front3, bottom3 }: MarketCuts): readonly Play[] {
  return [
    straight(family, 'three-top', 'Three top', 3, [top3]),
    tod(family, top3),
    ...(front3 ? [straight(family, 'three-front', 'Three front', 3, front3)] : []),
    ...(bottom3 ? [straight(family, 'three-bottom', 'Three bottom', 3, bottom3)] : []),
    straight(family, 'two-top', 'Two top', 2, [top2]),
    straight(family, 'two-bottom', 'Two bottom', 2, [bottom2]),
    run(family, 'run-top', 'Run top', 3, top3),
    run(family, 'run-bottom', 'Run bottom', 2, bottom2),
  ];
}
