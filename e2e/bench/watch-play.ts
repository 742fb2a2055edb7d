/** Moments in the clock that all pages of one browser share (ms since 1970, with fractions). */
export interface Moments {
  /** The last press of a button, in the portal's page. */
  pressed?: number;
  /** The game said that it may be played. */
  ready?: number;
  /** The game said that a round ended on its screen. */
  ended?: number;
  /** In the game's page: a round's answer came, and the balance that it named, in minor units. */
  answered?: number;
  balance?: string;
  /** What the header reads now, and each new amount with its moment. */
  shown?: string;
  headers: { at: number; balance: string }[];
}

declare global {
  interface Window {
    atriumPlay: Moments & { forget(): void };
  }
}

/** Runs in every page and frame before its own scripts, and takes part in nothing. */
export function watchPlay(): void {
  const now = () => performance.timeOrigin + performance.now();
  const moments: Window['atriumPlay'] = {
    headers: [],
    forget() {
      for (const name of ['pressed', 'ready', 'ended', 'answered', 'balance'] as const) delete moments[name];
      moments.headers = [];
    },
  };
  window.atriumPlay = moments;
  if (window.parent === window) {
    addEventListener('click', () => (moments.pressed = now()), true);
    addEventListener('message', ({ data }: MessageEvent<{ source?: string; type?: string } | undefined>) => {
      if (data?.source !== 'atrium-game') return;
      if (data.type === 'ready') moments.ready ??= now();
      if (data.type === 'round-ended') moments.ended ??= now();
    });
    const look = () => {
      const status = document.querySelector('header [role="status"][aria-label="Balance"]');
      if (!status) return;
      // An amount that is still being counted is for the eye alone; what is read aloud is the new one at once.
      const copy = status.cloneNode(true) as Element;
      for (const counted of copy.querySelectorAll('[aria-hidden]')) counted.remove();
      const amount = /([\d,]+)\.(\d\d)/.exec(copy.textContent ?? '');
      const balance = amount ? amount[1]!.replaceAll(',', '') + amount[2] : undefined;
      if (balance === undefined || balance === moments.shown) return;
      moments.shown = balance;
      moments.headers.push({ at: now(), balance });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    return;
  }
  const { fetch } = window;
  window.fetch = async (...request) => {
    const answer = await fetch(...request);
    if (request[1]?.method === 'POST' && String(request[0]).endsWith('/table/rounds')) {
      const body = (await answer.clone().json()) as { balance?: string | null };
      moments.answered = now();
      moments.balance = body.balance ?? undefined;
    }
    return answer;
  };
}
