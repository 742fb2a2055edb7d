import * as calls from '@atrium/contracts/address-book';
import type { Address, AddressFields } from '@atrium/contracts/address-book';
import type { ParsedOf } from '@atrium/contracts/endpoint';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import {
  addressesOf,
  deleteAddress,
  insertAddress,
  lockAddresses,
  makeDefault,
  replaceAddress,
} from './addresses.repository.ts';

type Call<E> = ParsedOf<E> & { caller: MemberCaller };

/** The fields with the phone number in its international form. Refuses an unknown country and a number of none. */
function checked(address: AddressFields): AddressFields {
  if (!isSupportedCountry(address.country)) throw new Refusal('FIELD_INVALID', { params: { field: 'country' } });
  const phone = parsePhoneNumberFromString(address.phone, address.country as CountryCode);
  if (!phone?.isValid()) throw new Refusal('FIELD_INVALID', { params: { field: 'phone' } });
  return { ...address, phone: phone.formatInternational() };
}

async function change(
  { database }: Parts,
  caller: MemberCaller,
  work: (transaction: Transaction, memberId: string) => Promise<void>,
): Promise<Address[]> {
  const { memberId } = caller.session;
  return database.transaction(async (transaction) => {
    await lockAddresses(transaction, memberId);
    await work(transaction, memberId);
    return addressesOf(transaction, memberId);
  });
}

/** Adds an address; the first one is the default. Source: 11-17. */
export const addAddress = (parts: Parts, { body, caller }: Call<typeof calls.addAddress>): Promise<Address[]> =>
  change(parts, caller, async (transaction, memberId) => {
    const address = checked(body);
    const { length } = await addressesOf(transaction, memberId);
    if (length >= calls.ADDRESSES_MOST) throw new Refusal('ADDRESSES_FULL', { params: { most: calls.ADDRESSES_MOST } });
    await insertAddress(transaction, memberId, address, length === 0);
  });

export const editAddress = (parts: Parts, { params, body, caller }: Call<typeof calls.editAddress>) =>
  change(parts, caller, async (transaction, memberId) => {
    if ((await replaceAddress(transaction, memberId, params.id, checked(body))) === 0)
      throw new Refusal('ADDRESS_UNKNOWN');
  });

export const chooseAddress = (parts: Parts, { params, caller }: Call<typeof calls.chooseAddress>) =>
  change(parts, caller, async (transaction, memberId) => {
    if ((await makeDefault(transaction, memberId, params.id)) === 0) throw new Refusal('ADDRESS_UNKNOWN');
  });

/** Removes an address. Where it was the default, the newest of the others becomes the default. */
export const removeAddress = (parts: Parts, { params, caller }: Call<typeof calls.removeAddress>) =>
  change(parts, caller, async (transaction, memberId) => {
    if ((await deleteAddress(transaction, memberId, params.id)) === 0) throw new Refusal('ADDRESS_UNKNOWN');
    const left = await addressesOf(transaction, memberId);
    if (left.length > 0 && !left[0]!.isDefault) await makeDefault(transaction, memberId, null);
  });
