import { CENTRE_PARAMETER, type OpenCentre, parseCentre } from '@atrium/host';
import { defaultCentrePage } from './centre-pages.ts';

/** The centre that an address asks for, on its default page where it names none. */
export function centreOfAddress({ search }: Pick<Location, 'search'>): OpenCentre | null {
  const parsed = parseCentre(new URLSearchParams(search).get(CENTRE_PARAMETER));
  return parsed && { ...parsed, page: parsed.page || defaultCentrePage(parsed.centre) };
}
