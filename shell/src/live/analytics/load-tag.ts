declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const disabled = (gtagId: string) => `ga-disable-${gtagId}`;

/** Loads the analytics service's script once. The page's policy allows it because a trusted script inserts it. */
export function loadTag(gtagId: string): void {
  Reflect.deleteProperty(window, disabled(gtagId));
  const address = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`;
  if (document.querySelector(`script[src="${address}"]`)) return;
  window.dataLayer ??= [];
  tag('js', new Date());
  // The page's address without its query, which may contain games, members and codes.
  tag('config', gtagId, { page_location: location.origin + location.pathname, allow_google_signals: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** Keeps the loaded script until the page is left, but stops it from sending. */
export function stopTag(gtagId: string): void {
  Reflect.set(window, disabled(gtagId), true);
}

/** The service requires `arguments` objects, not arrays. */
function tag(..._what: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the service recognises its commands by this type of object.
  window.dataLayer!.push(arguments);
}
