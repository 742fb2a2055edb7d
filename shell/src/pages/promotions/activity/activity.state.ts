import { activities, claimPromotion, joinPromotion, leavePromotion } from '@atrium/contracts/promotion-activities';
import {
  type ActivityApplication,
  activityApplications,
  applyForActivity,
  claimRaffle,
} from '@atrium/contracts/promotions';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';
import { createMoneyCommand } from '@atrium/host/money-command';
import { atom } from 'jotai';
import { fileContent } from '@atrium/ui/file-content';
import { accountNow } from '../../../session/session.state.ts';

/** The member's applications, newest first: one page of the call. */
export const ownApplications = createResource(activityApplications);

/** The state of each promotion for the member; deposits, stakes and payments change it. */
export const ownActivities = createResource(activities, { staleOn: ['balance.changed'] });

/** Both pay at once: one key for one intent. */
export const drawing = createMoneyCommand(claimRaffle);
export const claiming = createMoneyCommand(claimPromotion);

/** Takes part under the terms that the member has read; resolves with the failure, or with null. */
export const joinAtom = atom(
  null,
  async (_get, _set, body: { promotionId: string; termsVersion: number }): Promise<ApiError | null> => {
    try {
      await host().api.call(joinPromotion, { body });
      return null;
    } catch (error) {
      return failureOf(error);
    }
  },
);

/** Gives up what the member has seen; resolves with the failure, or with null. */
export const leaveAtom = atom(
  null,
  async (_get, _set, body: { promotionId: string; loses: string }): Promise<ApiError | null> => {
    try {
      await host().api.call(leavePromotion, { body });
      return null;
    } catch (error) {
      return failureOf(error);
    }
  },
);

/**
 * Applications and claims from this page that the list does not contain yet; under `doneKey`, which includes the
 * account.
 */
export const justDoneAtom = atom<Readonly<Record<string, 'claimed' | Pick<ActivityApplication, 'status'>>>>({});

/** An account's part in a promotion. Read when it is sent: another member may be signed in when the answer arrives. */
export const doneKey = (promotionId: string): string => `${accountNow()} ${promotionId}`;

/** Sends an application; resolves with its failure, or with null. */
export const applyAtom = atom(
  null,
  async (
    get,
    set,
    { promotionId, comment, images }: { promotionId: string; comment: string; images: readonly Blob[] },
  ): Promise<ApiError | null> => {
    const key = doneKey(promotionId);
    try {
      const contents = await Promise.all(images.map(fileContent));
      const application = await host().api.call(applyForActivity, { body: { promotionId, comment, images: contents } });
      set(justDoneAtom, { ...get(justDoneAtom), [key]: { status: application.status } });
      return null;
    } catch (error) {
      return failureOf(error);
    }
  },
);
