import { imageAddresses } from '@atrium/contracts/image-address';
import { avatar } from '@atrium/contracts/members';
import { availablePromo, missionSummary } from '@atrium/contracts/promotions';
import { createResource, host, memberAtom } from '@atrium/host';
import { atom } from 'jotai';

export const avatarResource = createResource(avatar);
export const availablePromoResource = createResource(availablePromo, { staleOn: ['settings.changed'] });
export const missionSummaryResource = createResource(missionSummary);

/** The member is loaded by the shell; the panel shows nothing before (2.9-02). */
export const memberReadyAtom = atom((get) => get(memberAtom) !== null);

/** Addresses of an avatar, in the order to try. Source: 3-40. */
export function avatarAddresses({
  avatar: picture,
  avatarType,
}: {
  avatar: string;
  avatarType: 'CUSTOM' | 'STATIC';
}): string[] {
  const address = avatarType === 'STATIC' ? `/art/avatars/${encodeURIComponent(picture)}.svg` : picture;
  return imageAddresses(address, host().permission().imageCDNs);
}

export const openPage = (page: string): void => host().openCentre('member', page);
