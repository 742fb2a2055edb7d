import { createRoot } from 'react-dom/client';
import { Page } from './page.tsx';

/** Mounts a vertical as an application of its own; returns what ends it. */
export function mount(element: Element, vertical: string, version: string): () => void {
  const root = createRoot(element);
  root.render(<Page vertical={vertical} version={version} />);
  return () => root.unmount();
}
