/** `back`: there is a connection again, said for a moment. `slow`: a call is on its way for long. */
export type Connection = 'online' | 'slow' | 'offline' | 'back';

export interface ConnectionParts {
  show(connection: Connection): void;
  /** Asks the site for a sign of life. */
  reach(): Promise<boolean>;
  /** The connection is there again after it was not. */
  returned(): void;
}

/** First and longest wait until the site is asked again, in ms. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 30_000;
/** So long it is said that the connection is back, in ms. */
const SAID = 6_000;

/**
 * Whether the site can be reached. A browser only knows whether there is some network, so a call that got no answer is a
 * reason to ask the site itself; while it does not answer it is asked again and again.
 */
export function followConnection({ show, reach, returned }: ConnectionParts) {
  let now: Connection = 'online';
  let wait = FIRST_WAIT;
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
      wait = Math.min(LONGEST_WAIT, wait * 2);
      return;
    }
    wait = FIRST_WAIT;
    // What was waited for so long is lost by now.
    if (now === 'slow') become('online');
    if (now === 'offline') {
      become('back');
      returned();
    }
    // Also where it was said already: the look has ended the timer.
    if (now === 'back') timer = setTimeout(() => now === 'back' && become('online'), SAID);
  }

  return {
    /** The browser has no network. */
    gone(): void {
      become('offline');
      void look();
    },
    /** The browser has a network again, or a member asks. */
    look,
    /** A call got no answer. */
    lost(): void {
      // While it is offline the timer asks.
      if (now !== 'offline') void look();
    },
    /** A call is on its way for long. */
    waiting(): void {
      if (now === 'online') become('slow');
    },
    answered(): void {
      if (now === 'slow') become('online');
    },
  };
}
