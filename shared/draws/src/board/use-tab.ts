import { useEffect, useState } from 'react';

/** The chosen play type at once: the address, which keeps it, follows a moment later, and the next press must not meet the play before. */
export function useTab(playType: string, onPlayType: (playType: string) => void): [string, (tab: string) => void] {
  const [ahead, setAhead] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has caught up, or leads elsewhere.
  useEffect(() => setAhead(null), [playType]);
  return [
    ahead ?? playType,
    (tab) => {
      setAhead(tab);
      onPlayType(tab);
    },
  ];
}
