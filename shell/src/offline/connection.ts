/** `back`: connected again, shown for a moment. `slow`: a call takes long. */
export type Connection = 'online' | 'slow' | 'offline' | 'back';

export interface ConnectionParts {
  show(connection: Connection): void;
  /** Probes the site; resolves with whether it answers. */
  reach(): Promise<boolean>;
  /** Called when the connection is restored. */
  returned(): void;
}

/** First and longest wait before the site is probed again. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** How long it is shown that the connection is restored. */
const RESTORED_SHOWN_MS = 6_000;

/**
 * Whether the site can be reached. The browser reports only whether there is a network, so a call without an answer
 * triggers a probe of the site; the probe is repeated while the site does not answer.
 */
export function followConnection({ show, reach, returned }: ConnectionParts) {
  let now: Connection = 'online';
  let wait = FIRST_WAIT_MS;
  let looking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: Connection): void {
    if (next === now) return;
    now = next;
    show(next);
  }
  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    clearTimeout(timer);
    const reached = await reach().catch(() => false);
    looking = false;
    if (!reached) {
      become('offline');
      timer = setTimeout(() => void look(), wait);
      wait = Math.min(LONGEST_WAIT_MS, wait * 2);
      return;
    }
    wait = FIRST_WAIT_MS;
    // The slow call is lost by now.
    if (now === 'slow') become('online');
    if (now === 'offline') {
      become('back');
      returned();
    }
    // Also where it is already shown: the probe has cleared the timer.
    if (now === 'back') timer = setTimeout(() => now === 'back' && become('online'), RESTORED_SHOWN_MS);
  }

  return {
    /** The browser has lost its network. */
    gone(): void {
      become('offline');
      void look();
    },
    /** The browser has a network again, or a member retries. */
    look,
    /** A call got no answer. */
    lost(): void {
      // While offline, the timer probes.
      if (now !== 'offline') void look();
    },
    /** A call takes long. */
    waiting(): void {
      if (now === 'online') become('slow');
    },
    answered(): void {
      if (now === 'slow') become('online');
    },
  };
}
