import type { ServerResponse } from 'node:http';
import type { Audience } from '../platform/live.ts';

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

/** The open streams of this process. A frame is encoded once for all its recipients. */
export interface Streams {
  add(listener: Listener): void;
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

export function createStreams(): Streams {
  const listeners = new Set<Listener>();
  const byMember = new Map<string, Set<Listener>>();

  function remove(listener: Listener): void {
    listeners.delete(listener);
    const mine = listener.memberId === undefined ? undefined : byMember.get(listener.memberId);
    mine?.delete(listener);
    if (listener.memberId !== undefined && mine?.size === 0) byMember.delete(listener.memberId);
  }
  function write(listener: Listener, frame: string | Buffer): void {
    if (listener.response.destroyed || listener.response.writableLength > UNREAD_LIMIT_BYTES) {
      listener.response.destroy();
      remove(listener);
    } else {
      // Not through the response, which would keep all frames until the last recipient has one.
      listener.response.socket?.write(frame);
    }
  }
  function recipients(audience: Audience): Iterable<Listener> {
    if (audience === 'everybody') return listeners;
    if ('member' in audience) return byMember.get(audience.member) ?? [];
    return [...listeners].filter((listener) => listener.sessionId === audience.session);
  }
  function end(which: readonly Listener[]): void {
    for (const listener of which) {
      remove(listener);
      listener.response.end();
    }
  }
  const beat = Buffer.from(': beat\n\n');
  const heart = setInterval(() => {
    for (const listener of [...listeners]) write(listener, beat);
  }, HEARTBEAT_INTERVAL_MS);
  heart.unref();

  return {
    add(listener) {
      // Its 'close' event has been emitted: nothing would ever remove it.
      if (listener.response.destroyed) return;
      listeners.add(listener);
      if (listener.memberId !== undefined) {
        const mine = byMember.get(listener.memberId) ?? new Set();
        byMember.set(listener.memberId, mine.add(listener));
      }
      listener.response.once('close', () => remove(listener));
    },
    send(frame, audience) {
      const bytes = Buffer.from(frame);
      for (const listener of [...recipients(audience)]) write(listener, bytes);
    },
    sendEither(change, whole) {
      const frames = { change: Buffer.from(change), whole: Buffer.from(whole) };
      for (const listener of [...listeners]) write(listener, listener.changes ? frames.change : frames.whole);
    },
    end: (sessionId) => end([...recipients({ session: sessionId })]),
    hasStreamOf: (memberId) => byMember.has(memberId),
    get size() {
      return listeners.size;
    },
    async drain(milliseconds) {
      const steps = Math.max(1, Math.floor(milliseconds / DRAIN_STEP_MS));
      for (let left = steps; left > 0; left -= 1) {
        end([...listeners].slice(0, Math.ceil(listeners.size / left)));
        if (left > 1) await new Promise((resolve) => setTimeout(resolve, DRAIN_STEP_MS));
      }
    },
    close() {
      clearInterval(heart);
      end([...listeners]);
    },
  };
}
