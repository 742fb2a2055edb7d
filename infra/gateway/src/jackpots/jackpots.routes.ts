import { jackpots as listCall } from '@atrium/contracts/jackpots';
import type { Subject } from '../platform/subject.ts';
import { listJackpots } from './list-jackpots.ts';

/** Jackpots that stakes feed. Source: 11-27. */
export const jackpots: Subject = (routes) => {
  routes.open(listCall, listJackpots);
};
