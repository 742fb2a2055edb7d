import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from '../../frame/frame.tsx';

/** A document for each vertical, hidden and not removed when the visitor leaves it. */
function Frames({ shown }: { shown: string | undefined }) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (shown && !seen.includes(shown)) setSeen([...seen, shown]);
  return seen.map((name) => (
    <iframe
      key={name}
      title={name}
      src={`/iframe/apps/${name}/`}
      style={{ display: name === shown ? 'block' : 'none', width: '100%', height: 'calc(100vh - 64px)', border: 0 }}
    />
  ));
}

createRoot(document.getElementById('root')!).render(
  <Frame base="/iframe/" outlet={(vertical) => <Frames shown={vertical} />} />,
);
