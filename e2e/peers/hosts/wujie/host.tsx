import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { preloadApp, setupApp, startApp } from 'wujie';
import { Frame } from '../../frame/frame.tsx';
import { VERTICALS } from '../../frame/verticals.ts';

/** Executes the verticals ahead, too: the further step of wujie's guide, which takes the main thread while home is shown. */
const isExecutedAhead = new URLSearchParams(location.search).has('ahead');

for (const name of VERTICALS) {
  setupApp({ name, url: `${location.origin}/wujie/apps/${name}/`, alive: true, exec: isExecutedAhead, el: '' });
  preloadApp({ name, url: `${location.origin}/wujie/apps/${name}/`, alive: true, exec: isExecutedAhead });
}

function Container({ vertical }: { vertical: string | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!vertical) return;
    void startApp({
      name: vertical,
      url: `${location.origin}/wujie/apps/${vertical}/`,
      el: element.current!,
      alive: true,
    });
  }, [vertical]);
  return <div ref={element} />;
}

createRoot(document.getElementById('root')!).render(
  <Frame base="/wujie/" outlet={(vertical) => vertical && <Container key={vertical} vertical={vertical} />} />,
);
