import { useEffect, useState } from 'react';

/** A typed text once it has rested, so that a search does not ask for every letter. */
export function useSettled(text: string, restMs = 250): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const clock = setTimeout(() => setSettled(text), text ? restMs : 0);
    return () => clearTimeout(clock);
  }, [text, restMs]);
  return settled;
}
