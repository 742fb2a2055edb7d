const waiting: (() => void)[] = [];
let running = false;

/**
 * Calls `paint` in a frame of its own, the latest caller first: the first paint of a drawn picture takes a slow phone
 * some milliseconds, and a row of them a frame or two. Returns a function that cancels the turn.
 */
export function takePaintTurn(paint: () => void): () => void {
  waiting.push(paint);
  if (!running) {
    running = true;
    requestAnimationFrame(next);
  }
  return () => {
    const place = waiting.indexOf(paint);
    if (place >= 0) waiting.splice(place, 1);
  };
}

function next(): void {
  waiting.pop()?.();
  running = waiting.length > 0;
  if (running) requestAnimationFrame(next);
}
