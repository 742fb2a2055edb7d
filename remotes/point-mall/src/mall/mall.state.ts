import type { InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import {
  convertPoint,
  pointBalance,
  pointConfig,
  pointHistory,
  pointRewards,
  pointShelf,
  redeem,
  redemptions,
} from '@atrium/contracts/points';
import { type ApiError, createResource } from '@atrium/host';
import { createMoneyCommand } from '@atrium/host/money-command';
import { createKeysetResource } from '@atrium/host/paged-resource';
import { atom } from 'jotai';

export type Reward = ReplyOf<typeof pointRewards>[number];
export type PointMovement = ReplyOf<typeof pointHistory>['items'][number];
export type Redemption = ReplyOf<typeof redemptions>['items'][number];

export const balanceResource = createResource(pointBalance);
export const configResource = createResource(pointConfig);
const rewardsResource = createResource(pointRewards);
const shelfResource = createResource(pointShelf);
/** The rewards for a member, or the same shelf as a visitor sees it: one shape, two calls. */
export const rewardsFor = (signedIn: boolean): typeof rewardsResource =>
  signedIn ? rewardsResource : (shelfResource as unknown as typeof rewardsResource);
export const redemptionPages = createKeysetResource(redemptions);
export const movementPages = createKeysetResource(pointHistory);
export const HISTORY = { query: { pageSize: 10 } };

// A password that is typed anew is no new intent.
const redeeming = createMoneyCommand(redeem, ({ body: { rewardId, quantity } }) => [rewardId, quantity]);

type Redeemed = { done: Redemption } | { failure: ApiError | null };

/** Redeems once: the same press again after a lost answer names the same redemption. */
export const redeemAtom = atom(null, async (get, set, body: InputOf<typeof redeem>['body']): Promise<Redeemed> => {
  const done = await set(redeeming.sendAtom, { body });
  if (!done) return { failure: get(redeeming.errorAtom) };
  void set(balanceResource.entry(undefined).loadAtom, true);
  void set(redemptionPages.resource.entry(redemptionPages.inputOf(HISTORY, undefined)).loadAtom, true);
  void set(movementPages.resource.entry(movementPages.inputOf(HISTORY, undefined)).loadAtom, true);
  return { done };
});

const converting = createMoneyCommand(convertPoint, ({ body: { points } }) => [points]);
type Converted = { done: ReplyOf<typeof convertPoint> } | { failure: ApiError | null };

/** Converts once: the same press again after a lost answer names the same conversion. A refusal may mean that points expired. */
export const convertAtom = atom(
  null,
  async (get, set, body: InputOf<typeof convertPoint>['body']): Promise<Converted> => {
    const done = await set(converting.sendAtom, { body });
    void set(balanceResource.entry(undefined).loadAtom, true);
    void set(movementPages.resource.entry(movementPages.inputOf(HISTORY, undefined)).loadAtom, true);
    return done ? { done } : { failure: get(converting.errorAtom) };
  },
);
