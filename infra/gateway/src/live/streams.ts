import type { ServerResponse } from 'node:http';
import type { Audience } from '../platform/live.ts';

export interface Listener {
  response: ServerResponse;
  memberId: string | undefined;
  sessionId: string | undefined;
}

const HEARTBEAT = 15_000;
const DRAIN_STEP = 50;
/** A client that has not read this much is dropped; it comes back and is told what it missed. */
const MOST_UNREAD = 256 * 1024;

/** The open streams of this process: one frame is encoded once for all who hear it. */
export interface Streams {
  add(listener: Listener): void;
  send(frame: string, audience: Audience): void;
  /** Ends the streams of a session that is over. */
  end(sessionId: string): void;
  listensFor(memberId: string): boolean;
  readonly size: number;
  /** Ends all streams, spread over so many milliseconds; browsers come back to another process. */
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
    if (listener.response.destroyed || listener.response.writableLength > MOST_UNREAD) {
      listener.response.destroy();
      remove(listener);
    } else {
      listener.response.write(frame);
    }
  }
  function heard(audience: Audience): Iterable<Listener> {
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
  }, HEARTBEAT);
  heart.unref();

  return {
    add(listener) {
      // Its 'close' is over: nobody would ever take it out again.
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
      for (const listener of [...heard(audience)]) write(listener, bytes);
    },
    end: (sessionId) => end([...heard({ session: sessionId })]),
    listensFor: (memberId) => byMember.has(memberId),
    get size() {
      return listeners.size;
    },
    async drain(milliseconds) {
      const steps = Math.max(1, Math.floor(milliseconds / DRAIN_STEP));
      for (let left = steps; left > 0; left -= 1) {
        end([...listeners].slice(0, Math.ceil(listeners.size / left)));
        if (left > 1) await new Promise((resolve) => setTimeout(resolve, DRAIN_STEP));
      }
    },
    close() {
      clearInterval(heart);
      end([...listeners]);
    },
  };
}
