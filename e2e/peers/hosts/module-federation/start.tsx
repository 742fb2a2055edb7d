import { loadRemote, preloadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type ComponentType, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { FaultBoundary } from '../../frame/fault-boundary.tsx';
import { Frame } from '../../frame/frame.tsx';
import { Kept } from '../../frame/kept.tsx';
import { VERTICALS } from '../../frame/verticals.ts';

registerRemotes(
  VERTICALS.map((name) => ({ name, entry: `${location.origin}/module-federation/apps/${name}/mf-manifest.json` })),
);
const PAGES = Object.fromEntries(
  VERTICALS.map((name) => [name, lazy(async () => (await loadRemote<{ default: ComponentType }>(`${name}/page`))!)]),
);
addEventListener('load', () => {
  for (const nameOrAlias of VERTICALS.slice(0, 2))
    preloadRemote([{ nameOrAlias, resourceCategory: 'all' }]).catch(() => {});
});

createRoot(document.getElementById('root')!).render(
  <Frame
    base="/module-federation/"
    outlet={(vertical) => (
      <Kept
        shown={vertical}
        render={(name) => {
          const Page = PAGES[name]!;
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
