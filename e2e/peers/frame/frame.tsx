import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { Home } from './home.tsx';
import { VERTICALS } from './verticals.ts';

interface FrameProps {
  /** The host's own path: `/qiankun/`. */
  base: string;
  /** Shows a vertical, or none on home. */
  outlet(vertical: string | undefined): ReactNode;
  /** Called when the pointer enters a vertical's link, when it rests there, and when it goes down. */
  intent?(vertical: string, sure: boolean): void;
}

/** How long a pointer rests on a link until it is likely to be pressed. */
const REST_MS = 80;

const STYLE = `
body { margin: 0; background: #14121c; color: #e8e6f0; font: 16px/1.5 system-ui, sans-serif; }
.bar { display: flex; gap: 16px; align-items: center; padding: 0 16px; height: 64px; background: #1e1b2a; }
.bar a { color: inherit; padding: 16px 8px; }
.home { padding: 16px; }
.home img { max-width: 100%; }
`;

/** What every host has around its verticals: a bar that navigates, and home. */
export function Frame({ base, outlet, intent }: FrameProps) {
  const [path, setPath] = useState(location.pathname);
  const [clicks, setClicks] = useState(0);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // As React's documentation asks of routers: the page before stays until the next one is ready.
    const follow = () => startTransition(() => setPath(location.pathname));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = (to: string) => {
    history.pushState(null, '', to + location.search);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  const link = (name: string, text: string) => (
    <a
      key={text}
      href={base + name}
      aria-current={path === base + name ? 'page' : undefined}
      onPointerEnter={() => {
        if (!name || !intent) return;
        intent(name, false);
        resting.current = setTimeout(intent, REST_MS, name, true);
      }}
      onPointerLeave={() => clearTimeout(resting.current)}
      onPointerDown={() => name && intent?.(name, true)}
      onClick={(event) => {
        event.preventDefault();
        go(base + name);
      }}
    >
      {text}
    </a>
  );
  const vertical = VERTICALS.find((name) => path === base + name);
  return (
    <>
      <style>{STYLE}</style>
      <nav className="bar" aria-label="Games">
        {link('', 'HOME')}
        {VERTICALS.map((name) => link(name, name.toUpperCase()))}
        <button type="button" onClick={() => setClicks(clicks + 1)}>
          Clicks: {clicks}
        </button>
      </nav>
      <main>
        {!vertical && <Home />}
        {outlet(vertical)}
      </main>
    </>
  );
}
