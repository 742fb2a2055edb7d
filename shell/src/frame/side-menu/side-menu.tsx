import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { sideMenuOpenAtom } from './side-menu.state.ts';

const Content = lazyPart<{ open: boolean; onClose: () => void }>(() =>
  import('./side-menu-content.tsx').then((module) => module.SideMenuContent),
);

/** The side menu's area. It closes after a navigation. */
export function SideMenu() {
  const [open, setOpen] = useAtom(sideMenuOpenAtom);
  const { pathname, search } = useLocation();
  const ever = useRef(false);
  ever.current ||= open;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu.
  useEffect(() => setOpen(false), [pathname, search, setOpen]);
  return <div data-area="side-menu">{ever.current && <Content open={open} onClose={() => setOpen(false)} />}</div>;
}
