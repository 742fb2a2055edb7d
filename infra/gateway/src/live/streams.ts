import type { ServerResponse } from 'node:http';
import type { Audience } from '../platform/live.ts';
import { createBroadcast, type Recipient } from './broadcast.ts';

export interface Listener {
  /** Without chunks: frames are written to its socket. */
  response: ServerResponse;
  memberId: string | undefined;
  sessionId: string | undefined;
  /** Whether it asked for changes instead of whole snapshots. */
  changes?: boolean;
}

const HEARTBEAT_INTERVAL_MS = 15_000;
const DRAIN_STEP_MS = 50;
/** A client with more unread bytes is disconnected; it reconnects and receives what it missed. */
const UNREAD_LIMIT_BYTES = 256 * 1024;

/** The open streams of this process. A frame is encoded once for all its recipients; each receives its frames in their order. */
export interface Streams {
  add(listener: Listener): void;
  /** To everybody in turns: with ten thousand streams the last one receives the frame some turns of the event loop later. */
  send(frame: string, audience: Audience): void;
  /** To everybody: one frame for the streams that asked for changes, the other for the rest. */
  sendEither(change: string, whole: string): void;
  /** Ends the streams of a finished session. */
  end(sessionId: string): void;
  hasStreamOf(memberId: string): boolean;
  readonly size: number;
  /** Ends all streams, spread over this time; browsers reconnect to another process. */
  drain(milliseconds: number): Promise<void>;
  close(): void;
}

interface Stream extends Listener, Recipient {}

/** A frame as streams with changes receive it, and as the others do. */
interface Frame {
  change: Buffer;
  whole: Buffer;
}

export function createStreams({ turnMs }: { turnMs?: number } = {}): Streams {
  const streams = new Set<Stream>();
  const byMember = new Map<string, Set<Stream>>();
  const broadcast = createBroadcast<Frame, Stream>({
    recipients: streams,
    write: (stream, { change, whole }) => write(stream, stream.changes ? change : whole),
    turnMs,
  });

  function remove(stream: Stream): void {
    streams.delete(stream);
    const mine = stream.memberId === undefined ? undefined : byMember.get(stream.memberId);
    mine?.delete(stream);
    if (stream.memberId !== undefined && mine?.size === 0) byMember.delete(stream.memberId);
  }
  function write(stream: Stream, frame: string | Buffer): void {
    if (stream.response.destroyed || stream.response.writableLength > UNREAD_LIMIT_BYTES) {
      stream.response.destroy();
      remove(stream);
    } else {
      // Not through the response, which would keep all frames until the last recipient has one.
      stream.response.socket?.write(frame);
    }
  }
  function recipients(audience: Exclude<Audience, 'everybody'>): Stream[] {
    if ('member' in audience) return [...(byMember.get(audience.member) ?? [])];
    return [...streams].filter(({ sessionId }) => sessionId === audience.session);
  }
  function end(which: readonly Stream[]): void {
    for (const stream of which) {
      broadcast.catchUp(stream);
      remove(stream);
      stream.response.end();
    }
  }
  const toEverybody = (bytes: Buffer) => broadcast.send({ change: bytes, whole: bytes });
  const beat = Buffer.from(': beat\n\n');
  const heart = setInterval(() => toEverybody(beat), HEARTBEAT_INTERVAL_MS);
  heart.unref();

  return {
    add(listener) {
      // Its 'close' event has been emitted: nothing would ever remove it.
      if (listener.response.destroyed) return;
      const stream = { ...listener, received: broadcast.sent };
      streams.add(stream);
      if (listener.memberId !== undefined) {
        const mine = byMember.get(listener.memberId) ?? new Set();
        byMember.set(listener.memberId, mine.add(stream));
      }
      listener.response.once('close', () => remove(stream));
    },
    send(frame, audience) {
      const bytes = Buffer.from(frame);
      if (audience === 'everybody') toEverybody(bytes);
      else
        for (const stream of recipients(audience)) {
          broadcast.catchUp(stream);
          write(stream, bytes);
        }
    },
    sendEither: (change, whole) => broadcast.send({ change: Buffer.from(change), whole: Buffer.from(whole) }),
    end: (sessionId) => end(recipients({ session: sessionId })),
    hasStreamOf: (memberId) => byMember.has(memberId),
    get size() {
      return streams.size;
    },
    async drain(milliseconds) {
      const steps = Math.max(1, Math.floor(milliseconds / DRAIN_STEP_MS));
      for (let left = steps; left > 0; left -= 1) {
        end([...streams].slice(0, Math.ceil(streams.size / left)));
        if (left > 1) await new Promise((resolve) => setTimeout(resolve, DRAIN_STEP_MS));
      }
    },
    close() {
      clearInterval(heart);
      end([...streams]);
    },
  };
}
