import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { FaultBoundary } from '../../frame/fault-boundary.tsx';
import { Frame } from '../../frame/frame.tsx';
import { Kept } from '../../frame/kept.tsx';

/** A chunk for each vertical, fetched when the browser is idle: what webpack's guide of code splitting recommends. */
const PAGES = {
  rng: lazy(() => import(/* webpackPrefetch: true */ './rng.tsx')),
  fish: lazy(() => import(/* webpackPrefetch: true */ './fish.tsx')),
  broken: lazy(() => import('./broken.tsx')),
  gone: lazy(() => Promise.reject(new Error('These games have no files.'))),
};

createRoot(document.getElementById('root')!).render(
  <Frame
    base="/monolith/"
    outlet={(vertical) => (
      <Kept
        shown={vertical}
        render={(name) => {
          const Page = PAGES[name as keyof typeof PAGES];
          return (
            <FaultBoundary>
              <Suspense fallback={<p>Loading …</p>}>
                <Page />
              </Suspense>
            </FaultBoundary>
          );
        }}
      />
    )}
  />,
);
