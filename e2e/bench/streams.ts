import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { LIVE_PATH } from '@atrium/contracts/live';
import { CHANGES_FIELD } from '@atrium/contracts/snapshot-change';

/*
 * Holds many live streams open, as raw sockets on a thread of its own. Posts `open` when all of them have received their
 * head, and for each request the arrivals of a change since the last one: milliseconds since the epoch, and bytes.
 */
const { port, count } = workerData as { port: number; count: number };
const AT_ONCE = 100;
const sockets: Socket[] = [];
const arrivals: { at: number; bytes: number }[] = [];

for (let opened = 0; opened < count; opened += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - opened) }, open));
}
parentPort!.postMessage({ open: sockets.length });
parentPort!.on('message', (message: 'arrivals' | 'end') => {
  if (message === 'arrivals') parentPort!.postMessage({ arrivals: arrivals.splice(0) });
  else for (const socket of sockets) socket.destroy();
});

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () =>
      socket.write(
        `GET ${LIVE_PATH}?${CHANGES_FIELD}=1 HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/event-stream\r\n\r\n`,
      ),
    );
    let hasHead = false;
    socket.on('error', reject);
    socket.on('data', (bytes) => {
      if (!hasHead) {
        const status = bytes.subarray(9, 12).toString();
        if (status !== '200') return reject(new Error(`A stream returned ${status}.`));
        hasHead = true;
        sockets.push(socket);
        resolve();
      }
      if (bytes.includes('event: registry.')) arrivals.push({ at: Date.now(), bytes: bytes.length });
    });
  });
}
