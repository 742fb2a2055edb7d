import { connect } from 'node:net';

/*
 * Clients of live streams in a process of their own: `clients.ts PORT COUNT`. Sends `open` to the parent when each has
 * its head, and after each frame the time at which the last of them had it whole, in milliseconds since the epoch.
 */
const [port, count] = process.argv.slice(2).map(Number) as [number, number];
const OPENING_AT_ONCE = 100;
const END = '\n\n';

let frames = 0;
for (let opened = 0; opened < count; opened += OPENING_AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(OPENING_AT_ONCE, count - opened) }, open));
process.send!({ open: count });

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    let hasHead = false;
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (text: string) => {
      if (!hasHead) {
        hasHead = true;
        resolve();
      } else if (text.endsWith(END) && ++frames % count === 0) process.send!({ lastAt: Date.now() });
    });
  });
}
