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

/** The own applications, newest first: as many as one page of the call holds. */
export const ownApplications = createResource(activityApplications);

/** A claim pays at once: one key for one intent. */
export const claiming = createMoneyCommand(claimRaffle);

/** What was applied for or claimed on this page, before the list says so; under `doneKey`, since the next member did none of it. */
export const justDoneAtom = atom<Readonly<Record<string, 'claimed' | Pick<ActivityApplication, 'status'>>>>({});

/** An account's part in a promotion. Taken when it is sent: an answer may come when somebody else is signed in. */
export const doneKey = (promotionId: string): string => `${accountNow()} ${promotionId}`;

/** Sends an application; resolves to its failure, or to null. */
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
