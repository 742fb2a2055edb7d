import { type PointerEvent, useRef } from 'react';

/** Pulled down this far, or this fast, the sheet closes when it is let go. */
const FAR_PX = 96;
const FAST_PX_PER_MS = 0.6;

/** Handlers of the part by which a sheet at the bottom is pulled down to close it. */
export function useSheetPull(onClose: () => void) {
  const pull = useRef<{ from: number; at: number; distance: number } | null>(null);
  const move = (event: PointerEvent<HTMLElement>, distance: number) => {
    const sheet = event.currentTarget.closest<HTMLElement>('[role="dialog"]');
    if (sheet) sheet.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const { current } = pull;
    pull.current = null;
    if (!current) return;
    const speed = current.distance / Math.max(1, event.timeStamp - current.at);
    if (event.type === 'pointerup' && (current.distance > FAR_PX || speed > FAST_PX_PER_MS)) onClose();
    else move(event, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      pull.current = { from: event.clientY, at: event.timeStamp, distance: 0 };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!pull.current) return;
      pull.current.distance = event.clientY - pull.current.from;
      move(event, pull.current.distance);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
