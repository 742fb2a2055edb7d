import { type RefObject, useEffect } from 'react';

/** The keys of a board (10-45): Ctrl+Enter adds what is picked to the slip, Ctrl+Shift+Enter places the bet. */
export function useBoardKeys(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = board.current;
    if (!place) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      const mark = event.shiftKey ? '[data-place]' : '[data-add]';
      const button = place.querySelector<HTMLButtonElement>(`${mark}:not(:disabled)`);
      if (!button) return;
      event.preventDefault();
      if (event.shiftKey) button.focus();
      button.click();
    };
    place.addEventListener('keydown', press);
    return () => place.removeEventListener('keydown', press);
  }, [board]);
}
