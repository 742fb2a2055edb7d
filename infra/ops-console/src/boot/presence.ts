const LATELY = 60_000;

/** Whether a person has used the page lately: background refreshes must not keep a session open. */
export function watchPresence(page: EventTarget): () => boolean {
  let touched = performance.now();
  const touch = () => {
    touched = performance.now();
  };
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    page.addEventListener(event, touch, { passive: true, capture: true });
  return () => performance.now() - touched < LATELY;
}
