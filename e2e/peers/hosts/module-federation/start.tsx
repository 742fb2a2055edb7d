import { loadRemote, preloadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { type ComponentType, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from '../../frame/frame.tsx';
import { KeptPages } from '../../frame/kept-pages.tsx';
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
  <Frame base="/module-federation/" outlet={(vertical) => <KeptPages shown={vertical} pages={PAGES} />} />,
);
