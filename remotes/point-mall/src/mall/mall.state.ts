import type { ReplyOf } from '@atrium/contracts/endpoint';
import { pointBalance, pointConfig, pointRewards, pointShelf, redeem, redemptions } from '@atrium/contracts/points';
import { createMoneyCommand, createResource } from '@atrium/host';
import { atom } from 'jotai';

export type Reward = ReplyOf<typeof pointRewards>[number];
export type Redemption = ReplyOf<typeof redemptions>['items'][number];

export const balanceResource = createResource(pointBalance);
export const configResource = createResource(pointConfig);
const rewardsResource = createResource(pointRewards);
const shelfResource = createResource(pointShelf);
/** The rewards for a member, or the same shelf as a visitor sees it: one shape, two calls. */
export const rewardsFor = (signedIn: boolean): typeof rewardsResource =>
  signedIn ? rewardsResource : (shelfResource as unknown as typeof rewardsResource);
export const redemptionsResource = createResource(redemptions);
export const historyPage = (pageNo: number) => ({ query: { pageNo, pageSize: 10 } });

// A password that is typed anew is no new intent.
const redeeming = createMoneyCommand(redeem, ({ body: { rewardId, quantity } }) => [rewardId, quantity]);
export const redeemingAtom = redeeming.runningAtom;
export const redeemErrorAtom = redeeming.errorAtom;

export interface RedeemInput {
  rewardId: string;
  quantity: number;
  password: string;
  address?: string;
}

/** Redeems once: the same press again after a lost answer names the same redemption. Resolves to it, or to null. */
export const redeemAtom = atom(null, async (_, set, input: RedeemInput): Promise<Redemption | null> => {
  const done = await set(redeeming.sendAtom, { body: input });
  if (!done) return null;
  void set(balanceResource.entry(undefined).loadAtom);
  void set(redemptionsResource.entry(historyPage(1)).loadAtom);
  return done;
});
