import type { ReplyOf } from '@atrium/contracts/endpoint';
import { pointBalance, pointConfig, pointRewards, pointShelf, redeem, redemptions } from '@atrium/contracts/points';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';

export type Reward = ReplyOf<typeof pointRewards>[number];
export type Redemption = ReplyOf<typeof redemptions>['items'][number];

export const balanceResource = createResource(pointBalance);
export const configResource = createResource(pointConfig);
const rewardsResource = createResource(pointRewards);
const shelfResource = createResource(pointShelf);
/** The rewards for a member, or the same shelf as a visitor sees it: one shape, two calls. */
export const rewardsFor = (signedIn: boolean): typeof rewardsResource => (signedIn ? rewardsResource : (shelfResource as unknown as typeof rewardsResource));
export const redemptionsResource = createResource(redemptions);
export const historyPage = (pageNo: number) => ({ query: { pageNo, pageSize: 10 } });

export const redeemingAtom = atom(false);
export const redeemErrorAtom = atom<ApiError | null>(null);
// A dialog that is opened again starts without an old failure.
redeemErrorAtom.onMount = (set) => () => set(null);
const intentAtom = atom<{ key: string; of: string } | null>(null);

export interface RedeemInput {
  rewardId: string;
  quantity: number;
  password: string;
  address?: string;
}

/** Redeems once: the same press again after a lost answer names the same redemption. Resolves to it, or to null. */
export const redeemAtom = atom(null, async (get, set, input: RedeemInput): Promise<Redemption | null> => {
  if (get(redeemingAtom)) return null;
  const of = `${input.rewardId} ${input.quantity}`;
  const known = get(intentAtom);
  const intent = known?.of === of ? known : { key: crypto.randomUUID(), of };
  set(intentAtom, intent);
  set(redeemingAtom, true);
  set(redeemErrorAtom, null);
  try {
    const done = await host().api.call(redeem, { body: input }, { idempotencyKey: intent.key });
    set(intentAtom, null);
    void set(balanceResource.entry(undefined).loadAtom);
    void set(redemptionsResource.entry(historyPage(1)).loadAtom);
    return done;
  } catch (error) {
    set(redeemErrorAtom, failureOf(error));
    // Without a clear answer the redemption may have been made: the same key must be used again.
    if (failureOf(error).status > 0 && failureOf(error).status < 500) set(intentAtom, null);
    return null;
  } finally {
    set(redeemingAtom, false);
  }
});
