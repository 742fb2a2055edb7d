import { type RefObject, useEffect } from 'react';

/**
 * The keys of a board (10-45): Ctrl+Enter adds what is picked to the slip, Ctrl+Shift+Enter places the bet, and the arrow keys move
 * between the buttons of a group as they lie on the screen.
 */
export function useBoardKeys(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = board.current;
    if (!place) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        const mark = event.shiftKey ? '[data-place]' : '[data-add]';
        const button = place.querySelector<HTMLButtonElement>(`${mark}:not(:disabled)`);
        if (!button) return;
        event.preventDefault();
        if (event.shiftKey) button.focus();
        button.click();
        return;
      }
      const way = ways[event.key];
      const from = event.target as HTMLElement;
      const group = from.tagName === 'BUTTON' ? from.closest<HTMLElement>('[role="group"]') : null;
      if (!way || !group || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = nearest(from, [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')], way);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    place.addEventListener('keydown', press);
    return () => place.removeEventListener('keydown', press);
  }, [board]);
}

type Way = readonly [x: -1 | 0 | 1, y: -1 | 0 | 1];
const ways: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next button in a direction: the closest one whose side is not further than its distance. */
function nearest(from: HTMLElement, buttons: readonly HTMLElement[], [x, y]: Way): HTMLElement | undefined {
  const own = from.getBoundingClientRect();
  const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const [ownX, ownY] = middle(own);
  let best: HTMLElement | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const button of buttons) {
    if (button === from) continue;
    const [atX, atY] = middle(button.getBoundingClientRect());
    const [along, across] =
      x !== 0 ? [(atX - ownX) * x, Math.abs(atY - ownY)] : [(atY - ownY) * y, Math.abs(atX - ownX)];
    const cost = along + across * 4;
    if (along > 1 && cost < bestCost) [best, bestCost] = [button, cost];
  }
  return best;
}
