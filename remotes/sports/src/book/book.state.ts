import { sportsEvents } from '@atrium/contracts/sports-events';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { createResource } from '@atrium/host';
import { atom } from 'jotai';
import { EVERY_EVENT, type EventFilter } from './choose-events.ts';

export type BookCategory = 'SPORTS' | 'ESPORTS';
export type SportsEvent = ReplyOf<typeof sportsEvents>[number];

export const eventsResource = createResource(sportsEvents, {
  staleOn: { 'vendor.feed': ({ gameType }, { query }) => gameType === query.gameType },
});

/** Which events are shown, per category: kept between visits. */
export const filterAtom = { SPORTS: atom<EventFilter>(EVERY_EVENT), ESPORTS: atom<EventFilter>(EVERY_EVENT) } as const;
