import { type ComponentProps, type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/**
 * A group of buttons that is one stop of the keyboard: the arrow keys move between its buttons as they lie on the screen, Home and
 * End go to the first and the last (10-45). A group inside another is a stop of its own.
 */
export function KeyGroup(props: ComponentProps<'div'>) {
  const root = useRef<HTMLDivElement>(null);
  // Which buttons there are, and which are closed, follows the render.
  useLayoutEffect(() => {
    if (root.current) settle(root.current);
  });
  return (
    <div
      ref={root}
      role="group"
      {...props}
      onFocus={(event: FocusEvent<HTMLDivElement>) => {
        if (buttonsOf(event.currentTarget).includes(event.target)) stopAt(event.currentTarget, event.target);
      }}
      onKeyDown={(event) => {
        move(event);
        if (!event.defaultPrevented) props.onKeyDown?.(event);
      }}
    />
  );
}

/** The open buttons of a group, without those of groups inside. */
const buttonsOf = (group: HTMLElement): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
    (button) => button.closest('[role="group"]') === group,
  );

function settle(group: HTMLElement): void {
  const buttons = buttonsOf(group);
  const stop =
    buttons.find((button) => button.tabIndex === 0 && button.dataset.stop !== undefined) ??
    buttons.find((button) => button.ariaPressed === 'true') ??
    buttons[0];
  if (stop) stopAt(group, stop, buttons);
}

function stopAt(group: HTMLElement, stop: HTMLElement, buttons = buttonsOf(group)): void {
  for (const button of buttons) {
    button.tabIndex = button === stop ? 0 : -1;
    if (button === stop) button.dataset.stop = '';
    else delete button.dataset.stop;
  }
}

function move(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = buttonsOf(event.currentTarget);
  const from = event.target as HTMLElement;
  if (!buttons.includes(from)) return;
  const way = WAYS[event.key];
  const next =
    event.key === 'Home' ? buttons[0] : event.key === 'End' ? buttons.at(-1) : way && nearest(from, buttons, way);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type Way = readonly [x: -1 | 0 | 1, y: -1 | 0 | 1];
const WAYS: Readonly<Record<string, Way>> = {
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
