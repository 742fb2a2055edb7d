/** Moments of the clock that all pages of a browser share, in ms since 1970 with fractions. */
export interface Moments {
  /** The last press of a button, in the portal's page. */
  pressed?: number;
  /** The game reported that it is ready. */
  ready?: number;
  /** The game reported that a round ended on its screen. */
  ended?: number;
  /** In the game's page: a round's response arrived, with this balance in minor units. */
  answered?: number;
  balance?: string;
  /** The amount in the header, and each new amount with its moment. */
  shown?: string;
  headers: { at: number; balance: string }[];
}

declare global {
  interface Window {
    atriumPlay: Moments & { forget(): void };
  }
}

/** Runs in every page and frame before its own scripts, and only observes. */
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
      // The counting animation is hidden from screen readers, which read the new amount at once.
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
    const response = await fetch(...request);
    if (request[1]?.method === 'POST' && String(request[0]).endsWith('/table/rounds')) {
      const body = (await response.clone().json()) as { balance?: string | null };
      moments.answered = now();
      moments.balance = body.balance ?? undefined;
    }
    return response;
  };
}
