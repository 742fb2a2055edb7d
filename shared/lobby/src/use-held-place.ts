import { type FocusEvent, useState } from 'react';

/** The place, from 0, of the card that has the focus in a list that tells its places; null where none has. */
export function useHeldPlace() {
  const [held, setHeld] = useState<number | null>(null);
  return {
    held,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
      setHeld(place ? Number(place) - 1 : null);
    },
    onBlur: () => setHeld(null),
  };
}
