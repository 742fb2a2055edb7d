import { sportsEvents } from '@atrium/contracts/sports-events';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { createResource } from '@atrium/host';
import { atom } from 'jotai';

export type BookCategory = 'SPORTS' | 'ESPORTS';
export type SportsEvent = ReplyOf<typeof sportsEvents>[number];

export const eventsResource = createResource(sportsEvents, {
  staleOn: { 'vendor.feed': ({ gameType }, { query }) => gameType === query.gameType },
});

/** The vendor whose events are shown, per category; empty for all vendors. */
export const chosenVendorAtom = { SPORTS: atom(''), ESPORTS: atom('') } as const;
