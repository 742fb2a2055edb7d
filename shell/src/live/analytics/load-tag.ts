declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const disabled = (gtagId: string) => `ga-disable-${gtagId}`;

/** Loads the analytics service's script once. The page's policy lets it run because this script asks for it. */
export function loadTag(gtagId: string): void {
  Reflect.deleteProperty(window, disabled(gtagId));
  const address = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`;
  if (document.querySelector(`script[src="${address}"]`)) return;
  window.dataLayer ??= [];
  tag('js', new Date());
  // The page's address without its query: that may name games, members and codes.
  tag('config', gtagId, { page_location: location.origin + location.pathname, allow_google_signals: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** What is loaded stays until the page is left, but sends nothing more. */
export function stopTag(gtagId: string): void {
  Reflect.set(window, disabled(gtagId), true);
}

/** The service reads `arguments` objects, no arrays. */
function tag(..._what: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the service tells its commands from other entries by this very object.
  window.dataLayer!.push(arguments);
}
