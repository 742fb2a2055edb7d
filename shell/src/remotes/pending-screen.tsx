import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { firstPictureOf } from '../document/first-picture.ts';
import { PageSkeleton } from '../loading/page-skeleton.tsx';
import { useRouteProgress } from '../loading/route-progress.tsx';

/** Placeholder for a screen whose code is loading: the picture from the HTML, else a skeleton. */
export function PendingScreen() {
  useRouteProgress(true);
  const path = useLocation().pathname;
  const [picture] = useState(() => firstPictureOf(path));
  return picture ? <div aria-busy ref={(place) => place?.append(...picture)} /> : <PageSkeleton />;
}
