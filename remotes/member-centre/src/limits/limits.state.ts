import type { ApiError } from '@atrium/host';
import type { Protection } from '@atrium/contracts/limits';
import { confirmLimit, keepLimit, protection, selfExclude, setLimit, startTimeOut } from '@atrium/contracts/limits';
import type { InputOf } from '@atrium/contracts/endpoint';
import { createResource, failureOf, host } from '@atrium/host';
import { atom } from 'jotai';

export const protectionResource = createResource(protection, { staleOn: ['balance.changed'] });
export const changingAtom = atom(false);
export const changeErrorAtom = atom<ApiError | null>(null);
changeErrorAtom.onMount = (set) => () => set(null);

type Change = () => Promise<Protection>;
/** Makes a change; its answer is the new state of the page. Resolves to whether it was made. */
export const changeAtom = atom(null, async (get, set, change: Change): Promise<boolean> => {
  if (get(changingAtom)) return false;
  set(changingAtom, true);
  set(changeErrorAtom, null);
  try {
    const value = await change();
    set(protectionResource.entry(undefined).stateAtom, { status: 'ready', value, error: undefined });
    return true;
  } catch (error) {
    set(changeErrorAtom, failureOf(error));
    return false;
  } finally {
    set(changingAtom, false);
  }
});

/** What the page can ask for. A repeat of any of them leaves the same state, so none needs a key. */
export const changes = {
  set:
    (body: InputOf<typeof setLimit>['body']): Change =>
    () =>
      host().api.call(setLimit, { body }),
  confirm:
    (body: InputOf<typeof confirmLimit>['body']): Change =>
    () =>
      host().api.call(confirmLimit, { body }),
  keep:
    (body: InputOf<typeof keepLimit>['body']): Change =>
    () =>
      host().api.call(keepLimit, { body }),
  timeOut:
    (hours: number): Change =>
    () =>
      host().api.call(startTimeOut, { body: { hours } }),
  exclude:
    (months: InputOf<typeof selfExclude>['body']['months']): Change =>
    () =>
      host().api.call(selfExclude, { body: { months } }),
};
