import { type FocusEvent, useState } from 'react';

/** The position, from 0, of the focused card in a list with positions; null without a focused card. */
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
