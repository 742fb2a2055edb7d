import { CENTRE_PARAMETER, type OpenCentre, parseCentre } from '@atrium/host';
import { startOf } from './centre-pages.ts';

/** The centre in an address, on its start if no page is given. */
export function centreOfAddress({ search }: Pick<Location, 'search'>): OpenCentre | null {
  const parsed = parseCentre(new URLSearchParams(search).get(CENTRE_PARAMETER));
  return parsed && { ...parsed, page: parsed.page || startOf(parsed.centre) };
}
