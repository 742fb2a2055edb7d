import { wait } from './dom.js';

/** Follows the server's event stream and reopens it when it breaks. */
export async function follow(path, playKey, onEvent) {
  for (let pause = 500; ; pause = Math.min(pause * 2, 8_000)) {
    try {
      const response = await fetch(path, { headers: { 'x-play-key': playKey } });
      if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return;
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let text = ''; ; ) {
        const { value, done } = await reader.read();
        if (done) break;
        const events = (text + value).split('\n\n');
        text = events.pop();
        for (const event of events) onEvent(JSON.parse(event.replace(/^data: /, '')));
        pause = 500;
      }
    } catch {
      // The connection broke: the next turn asks again.
    }
    await wait(pause);
  }
}
