import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from '../../frame/frame.tsx';
import { KeptPages } from '../../frame/kept-pages.tsx';

/** A chunk for each vertical, fetched when the browser is idle: what webpack's guide of code splitting recommends. */
const PAGES = {
  rng: lazy(() => import(/* webpackPrefetch: true */ './rng.tsx')),
  fish: lazy(() => import(/* webpackPrefetch: true */ './fish.tsx')),
  broken: lazy(() => import('./broken.tsx')),
  gone: lazy(() => Promise.reject(new Error('These games have no files.'))),
};

createRoot(document.getElementById('root')!).render(
  <Frame base="/monolith/" outlet={(vertical) => <KeptPages shown={vertical} pages={PAGES} />} />,
);
