/** How long frames are written before the process does other work. */
const TURN_MS = 8;
const RECIPIENTS_BETWEEN_LOOKS_AT_CLOCK = 16;

export interface Recipient {
  /** The frames to everybody that it has, or was too late for: `sent` at the time when it was added. */
  received: number;
}

/**
 * Frames to everybody. Writing one to ten thousand sockets takes a fifth of a second, in which the process would answer
 * nobody: it is done in turns, between which requests are served. A frame to one recipient has to follow the frames to
 * everybody that were sent before it, so `catchUp` comes first. Source: 13-17.
 */
export interface Broadcast<Frame, To extends Recipient> {
  send(frame: Frame): void;
  /** Writes what this recipient has not received yet. */
  catchUp(recipient: To): void;
  /** The number of frames sent so far. */
  readonly sent: number;
}

export function createBroadcast<Frame, To extends Recipient>({
  recipients,
  write,
  turnMs = TURN_MS,
}: {
  /** May change during a broadcast. */
  recipients: ReadonlySet<To>;
  write(recipient: To, frame: Frame): void;
  turnMs?: number;
}): Broadcast<Frame, To> {
  /** Those that some recipient has not received; the last of them is number `sent`. */
  let frames: Frame[] = [];
  let sent = 0;
  let isWriting = false;

  function catchUp(recipient: To): void {
    // Counted before it is written: a failing write must not be repeated.
    while (recipient.received < sent) write(recipient, frames.at(recipient.received++ - sent)!);
  }
  function writeOn(rest: Iterator<To>, upTo: number): void {
    const end = performance.now() + turnMs;
    for (let count = 1; ; count++) {
      const { value, done } = rest.next();
      if (done) break;
      catchUp(value);
      if (count % RECIPIENTS_BETWEEN_LOOKS_AT_CLOCK === 0 && performance.now() >= end) {
        setImmediate(writeOn, rest, upTo);
        return;
      }
    }
    // Frames that were sent meanwhile are missing where this round began.
    if (upTo < sent) writeOn(recipients.values(), sent);
    else {
      frames = [];
      isWriting = false;
    }
  }

  return {
    send(frame) {
      frames.push(frame);
      sent += 1;
      if (isWriting) return;
      isWriting = true;
      writeOn(recipients.values(), sent);
    },
    catchUp,
    get sent() {
      return sent;
    },
  };
}
