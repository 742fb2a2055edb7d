import { type ComponentType, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from '../../frame/frame.tsx';
import { KeptPages } from '../../frame/kept-pages.tsx';
import { VERTICALS } from '../../frame/verticals.ts';

type Load = <Module>(remote: string, exposed: string) => Promise<Module>;

export function show(load: Load): void {
  const pages = Object.fromEntries(
    VERTICALS.map((name) => [name, lazy(() => load<{ default: ComponentType }>(name, './page'))]),
  );
  createRoot(document.getElementById('root')!).render(
    <Frame base="/native-federation/" outlet={(vertical) => <KeptPages shown={vertical} pages={pages} />} />,
  );
}
