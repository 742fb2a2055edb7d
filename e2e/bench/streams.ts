import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { LIVE_PATH } from '@atrium/contracts/live';

/*
 * Holds many live streams open, as raw sockets on a thread of its own. Says `open` when all of them have had their head, and
 * for each asked sequence when every one of them had heard of it: milliseconds since the epoch of the middle and the last.
 */
const { port, count } = workerData as { port: number; count: number };
const AT_ONCE = 100;
const sockets: Socket[] = [];
const arrivals: number[] = [];

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
      socket.write(`GET ${LIVE_PATH} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/event-stream\r\n\r\n`),
    );
    let head = false;
    socket.on('error', reject);
    socket.on('data', (bytes) => {
      if (!head) {
        const status = bytes.subarray(9, 12).toString();
        if (status !== '200') return reject(new Error(`A stream was answered with ${status}.`));
        head = true;
        sockets.push(socket);
        resolve();
      }
      if (bytes.includes('event: registry.changed')) arrivals.push(Date.now());
    });
  });
}
