import { CENTRE_PARAMETER, centreAtom, centreText, host } from '@atrium/host';
import { startOf } from './centre-pages.ts';

/**
 * Opens a centre on a page if the gate allows it. The address holds it, so reloading and going back work. The member's
 * centre without a page is its start: the default page, which on a phone has the list of all pages above it (15-11).
 */
export function openCentre(centre: 'member' | 'agent', page?: string): void {
  const { protect, navigate } = host();
  void protect(centre, () => {
    const here = new URL(location.href);
    here.search = withoutCentre(here.search);
    here.searchParams.set(CENTRE_PARAMETER, centreText({ centre, page: page ?? startOf(centre) }));
    navigate(`${here.pathname}${here.search}`);
  });
}

/** Closes the open centre; the page below it is unchanged. */
export function closeCentre(): void {
  const { store, navigate } = host();
  if (!store.get(centreAtom)) return;
  navigate(`${location.pathname}${withoutCentre(location.search)}`);
}

let below: string | undefined;

/** The query before a centre opened. The centre's own parameters (filters of its records) are removed with it. */
function withoutCentre(search: string): string {
  const parameters = new URLSearchParams(search);
  if (!parameters.has(CENTRE_PARAMETER)) {
    below = search;
    return search;
  }
  if (below !== undefined) return below;
  parameters.delete(CENTRE_PARAMETER);
  const text = parameters.toString();
  return text ? `?${text}` : '';
}
