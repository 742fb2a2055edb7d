import { Activity, type ReactNode, useState } from 'react';

interface KeptProps {
  shown: string | undefined;
  /** Rendered in advance, hidden. */
  expected?: string | undefined;
  render(vertical: string): ReactNode;
}

/** Keeps the verticals that were shown, by React's own means: for hosts that have them in their own tree. */
export function Kept({ shown, expected, render }: KeptProps) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (shown && !seen.includes(shown)) setSeen([...seen, shown]);
  const all = expected && !seen.includes(expected) ? [...seen, expected] : seen;
  return all.map((vertical) => (
    <Activity key={vertical} mode={vertical === shown ? 'visible' : 'hidden'}>
      {render(vertical)}
    </Activity>
  ));
}
