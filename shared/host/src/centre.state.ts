import { atom } from 'jotai';

/** The open centre and its page (the specification's page key; empty for the default page). */
export interface OpenCentre {
  readonly centre: 'member' | 'agent';
  readonly page: string;
}

/**
 * The open centre, or null. Only the shell writes it (`host().openCentre`, `closeCentre`) and keeps it in the address as
 * `?centre=member.depositv2`, so that a centre page survives a reload and has a link. The centre's frame reads its page
 * from here.
 */
export const centreAtom = atom<OpenCentre | null>(null);

/** Name of the query parameter; the lobbies own `page`. */
export const CENTRE_PARAMETER = 'centre';

/** Parses `member.depositv2`; null for any other text. */
export function parseCentre(text: string | null): OpenCentre | null {
  const match = /^(member|agent)(?:\.([A-Za-z0-9]{1,40}))?$/.exec(text ?? '');
  return match ? { centre: match[1] as OpenCentre['centre'], page: match[2] ?? '' } : null;
}

export function centreText({ centre, page }: OpenCentre): string {
  return page ? `${centre}.${page}` : centre;
}
