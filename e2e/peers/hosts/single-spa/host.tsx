import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { registerApplication, start } from 'single-spa';
import { Frame } from '../../frame/frame.tsx';
import { VERTICALS } from '../../frame/verticals.ts';

function Container() {
  useEffect(() => {
    for (const name of VERTICALS)
      registerApplication({ name, app: () => import(`@peers/${name}`), activeWhen: `/single-spa/${name}` });
    start();
  }, []);
  return <div id="vertical" />;
}

createRoot(document.getElementById('root')!).render(<Frame base="/single-spa/" outlet={() => <Container />} />);
