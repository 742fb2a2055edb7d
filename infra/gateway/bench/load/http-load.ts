import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A whole HTTP/1.1 request, as sent. */
export type Request = () => Buffer | string;

export interface Measured {
  /** Answers per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  answers: number;
}

/**
 * Sends requests over `connections` connections, one at a time on each, for `seconds`, and reads the answers. It does
 * as little work per request as possible, since it shares the machine with the server. An answer other than 200, or one
 * that `check` rejects, ends the run.
 */
export async function httpLoad(options: {
  port: number;
  connections: number;
  seconds: number;
  request: Request;
  check?: (body: string) => boolean;
  warmUp?: number;
}): Promise<Measured> {
  const { port, connections, seconds, request, check = () => true, warmUp = 1 } = options;
  const durations: number[] = [];
  let failure: Error | undefined;
  let counting = false;
  let over = false;
  const lines = Array.from({ length: connections }, () => line());

  function line(): Promise<void> {
    return new Promise((resolve) => {
      const socket: Socket = connect(port, 'localhost');
      socket.setNoDelay(true);
      let sentAt = 0;
      let text = '';
      const end = (error?: Error) => {
        failure ??= error;
        socket.destroy();
        resolve();
      };
      const next = () => {
        if (over || failure) return end();
        sentAt = performance.now();
        socket.write(request());
      };
      socket.setEncoding('latin1');
      socket.on('connect', next);
      socket.on('error', (error) => end(over ? undefined : error));
      socket.on('close', () => resolve());
      socket.on('data', (piece: string) => {
        text += piece;
        const head = text.indexOf('\r\n\r\n');
        if (head < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
        if (text.length < head + 4 + length) return;
        if (!text.startsWith('HTTP/1.1 200') || !check(text.slice(head + 4)))
          return end(new Error(`Unexpected answer: ${text.slice(0, 600)}`));
        if (counting) durations.push(performance.now() - sentAt);
        text = '';
        next();
      });
    });
  }

  await pause(warmUp * 1_000);
  counting = true;
  const begun = performance.now();
  await pause(seconds * 1_000);
  counting = false;
  const took = (performance.now() - begun) / 1_000;
  over = true;
  await Promise.all(lines);
  if (failure) throw failure;
  return measuredOf(durations, took);
}

/** The same for any asynchronous call, with `parallel` at a time. */
export async function load(options: {
  parallel: number;
  seconds: number;
  work: () => Promise<unknown>;
  warmUp?: number;
}): Promise<Measured> {
  const { parallel, seconds, work, warmUp = 1 } = options;
  const durations: number[] = [];
  let counting = false;
  let over = false;
  const lines = Array.from({ length: parallel }, async () => {
    while (!over) {
      const sentAt = performance.now();
      await work();
      if (counting) durations.push(performance.now() - sentAt);
    }
  });
  await pause(warmUp * 1_000);
  counting = true;
  const begun = performance.now();
  await pause(seconds * 1_000);
  counting = false;
  const took = (performance.now() - begun) / 1_000;
  over = true;
  await Promise.all(lines);
  return measuredOf(durations, took);
}

function measuredOf(durations: number[], took: number): Measured {
  durations.sort((a, b) => a - b);
  const at = (share: number) => Number((durations[Math.floor(durations.length * share)] ?? 0).toFixed(2));
  return { rate: Math.round(durations.length / took), p50: at(0.5), p99: at(0.99), answers: durations.length };
}
