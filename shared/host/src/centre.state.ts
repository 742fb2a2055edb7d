import { atom } from 'jotai';

/** Which centre is open, and on which page (the specification's page key). */
export interface OpenCentre {
  readonly centre: 'member' | 'agent';
  readonly page: string;
}

/**
 * The open centre, or null. Written by the shell alone (`host().openCentre`, `closeCentre`), which keeps it in the
 * address as `?centre=member.depositv2`, so that a centre page can be linked to and reloaded. A centre's own frame
 * reads the page from here.
 */
export const centreAtom = atom<OpenCentre | null>(null);

/** Name of the query parameter; the lobbies own `page`. */
export const CENTRE_PARAMETER = 'centre';

/** `member.depositv2` as a centre and its page; anything else is null. */
export function parseCentre(text: string | null): OpenCentre | null {
  const match = /^(member|agent)(?:\.([A-Za-z0-9]{1,40}))?$/.exec(text ?? '');
  return match ? { centre: match[1] as OpenCentre['centre'], page: match[2] ?? '' } : null;
}

export function centreText({ centre, page }: OpenCentre): string {
  return page ? `${centre}.${page}` : centre;
}
