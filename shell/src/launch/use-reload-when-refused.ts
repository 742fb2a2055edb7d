import { useLayoutEffect } from 'react';

const KEY = 'atrium-frame-refused';

type Refusal = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI'>;

/**
 * Loads the page again, once per origin, when its policy refuses the frame of this address: the vendor or stand-in was added
 * after the page was loaded, and the new page's policy has it.
 */
export function useReloadWhenRefused(
  url: string | undefined,
  { reload = () => location.reload(), storage = sessionStorage }: { reload?: () => void; storage?: Storage } = {},
): void {
  // Before the browser asks for the frame.
  useLayoutEffect(() => {
    if (!url) return;
    const { origin } = new URL(url);
    const onRefused = (event: Event) => {
      const { effectiveDirective, blockedURI } = event as Event & Refusal;
      if (effectiveDirective !== 'frame-src' || !URL.canParse(blockedURI) || new URL(blockedURI).origin !== origin)
        return;
      if (storage.getItem(KEY) === origin) return;
      storage.setItem(KEY, origin);
      reload();
    };
    document.addEventListener('securitypolicyviolation', onRefused);
    return () => document.removeEventListener('securitypolicyviolation', onRefused);
  }, [url, reload, storage]);
}
