const waiting: (() => void)[] = [];
let running = false;

/**
 * Calls `paint` in a frame in which nobody else has a turn, the one who asked last first: a drawn picture takes a slow
 * phone some milliseconds when it is painted first, and a row of them a frame or two. Returns a way to give up the turn.
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
