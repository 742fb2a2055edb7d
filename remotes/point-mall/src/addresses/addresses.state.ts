import {
  type AddressFields,
  addAddress,
  chooseAddress,
  editAddress,
  ownAddresses,
  removeAddress,
} from '@atrium/contracts/address-book';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { countries } from '@atrium/contracts/system';
import { type ApiError, createResource, failureOf, host } from '@atrium/host';

export const addressesResource = createResource(ownAddresses);
export const countriesResource = createResource(countries);
type Addresses = ReplyOf<typeof ownAddresses>;

/** The refusal of a change, or null; afterwards the address book is fetched again wherever it is shown. */
async function change(call: Promise<Addresses>): Promise<ApiError | null> {
  try {
    await call;
    return null;
  } catch (error) {
    return failureOf(error);
  } finally {
    void host().store.set(addressesResource.entry(undefined).loadAtom, true);
  }
}

export const save = (id: string | undefined, body: AddressFields): Promise<ApiError | null> =>
  change(
    id === undefined ? host().api.call(addAddress, { body }) : host().api.call(editAddress, { params: { id }, body }),
  );
export const choose = (id: string): Promise<ApiError | null> =>
  change(host().api.call(chooseAddress, { params: { id } }));
export const remove = (id: string): Promise<ApiError | null> =>
  change(host().api.call(removeAddress, { params: { id } }));
