import {
  beginPersonalExport,
  endPersonalExport,
  type PersonalData,
  personalData,
  requestErasure,
  withdrawErasure,
} from '@atrium/contracts/personal-data';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';
import { closureResource } from '../closure/closure.state.ts';

export const personalDataResource = createResource(personalData, { staleOn: ['balance.changed'] });

/** Shows what a call has answered. Resolves to its refusal, or to null. */
async function changed(call: () => Promise<PersonalData>): Promise<ApiError | null> {
  try {
    const value = await call();
    host().store.set(personalDataResource.entry(undefined).stateAtom, { status: 'ready', value, error: undefined });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

/** The shell asks for a proof first. */
export const beginCopy = () => changed(() => host().api.call(beginPersonalExport, { body: {} }));
export const endCopy = (id: string) => changed(() => host().api.call(endPersonalExport, { params: { id } }));

/** A request closes the account, and taking it back opens it again. */
const changedAccount = async (call: () => Promise<PersonalData>): Promise<ApiError | null> => {
  const refusal = await changed(call);
  await host().store.set(closureResource.entry(undefined).loadAtom, true);
  return refusal;
};
/** The shell asks for a proof first. */
export const eraseData = () => changedAccount(() => host().api.call(requestErasure, { body: {} }));
export const keepData = () => changedAccount(() => host().api.call(withdrawErasure));
