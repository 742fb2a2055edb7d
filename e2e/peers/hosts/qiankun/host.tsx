import { registerMicroApps, start } from 'qiankun';
import { createRoot } from 'react-dom/client';
import { useEffect } from 'react';
import { Frame } from '../../frame/frame.tsx';
import { VERTICALS } from '../../frame/verticals.ts';

function Container() {
  useEffect(() => {
    registerMicroApps(
      VERTICALS.map((name) => ({
        name,
        entry: `/qiankun/apps/${name}/`,
        container: '#vertical',
        activeRule: `/qiankun/${name}`,
      })),
    );
    // By default qiankun prefetches after the first application; home is none, so it prefetches at once.
    start({ prefetch: 'all' });
  }, []);
  return <div id="vertical" />;
}

createRoot(document.getElementById('root')!).render(<Frame base="/qiankun/" outlet={() => <Container />} />);
