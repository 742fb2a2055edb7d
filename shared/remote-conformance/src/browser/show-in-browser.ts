import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Shown } from '../mount-page.tsx';

/** Parts may show nothing, for instance to a visitor. */
const FIRST_ELEMENT_LIMIT_MS = 2_000;
const SETTLE_MS = 50;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const painted = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Shows a screen as the shell does: a root of React's production build in the document. */
export function showInBrowser(screen: ReactNode): Shown {
  const container = document.createElement('main');
  document.body.append(container);
  const root = createRoot(container);
  root.render(screen);
  return {
    container,
    async settled() {
      const limit = performance.now() + FIRST_ELEMENT_LIMIT_MS;
      while (container.childElementCount === 0 && performance.now() < limit) await painted();
      await pause(SETTLE_MS);
      await painted();
    },
    unmount() {
      root.unmount();
      container.remove();
    },
  };
}
