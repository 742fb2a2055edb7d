import { lazy, Suspense } from 'react';
import type { PlannerProps } from './planner.tsx';

const Planner = lazy(() => import('./planner.tsx').then((planner) => ({ default: planner.Planner })));

/** The planner of a chase, loaded when it is opened (10-36). */
export const ChasePlanner = (props: PlannerProps) => (
  <Suspense>
    <Planner {...props} />
  </Suspense>
);
