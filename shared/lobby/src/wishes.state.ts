import type { PortalEvents } from '@atrium/contracts/events';
import { atom } from 'jotai';

export type FavouriteChange = PortalEvents['favourite.changed'];
export interface Wish extends FavouriteChange {
  readonly account: string;
}

/** Hearts that were pressed here and that the gateway has not answered, in their order. */
export const wishesAtom = atom<readonly Wish[]>([]);
