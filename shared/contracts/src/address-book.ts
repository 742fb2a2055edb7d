import * as v from 'valibot';
import { isPostalCode } from './address-rules.ts';
import { endpoint } from './endpoint.ts';

/* The addresses that goods of the point mall are sent to. An order keeps the address as it was. Source: 11-17. */

const path = '/wps/member/address-book';

/** How many addresses a member can have. */
export const ADDRESSES_MOST = 10;

const text = (least: number, most: number) => v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(most));

/** `phone`: as people write it, in the country of the address or with + and a country code. `country`: ISO 3166, two letters. */
const fields = {
  recipient: text(2, 60),
  phone: v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d ().-]{5,24}$/)),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** State, province or region; empty where an address has none. */
  region: text(0, 60),
  city: text(1, 60),
  postalCode: text(0, 12),
  street: text(3, 160),
};
export const AddressFields = v.pipe(
  v.strictObject(fields),
  v.forward(
    v.check(({ country, postalCode }) => isPostalCode(country, postalCode), 'This is no postal code of the country.'),
    ['postalCode'],
  ),
);
export type AddressFields = v.InferOutput<typeof AddressFields>;

export const Address = v.object({ id: v.string(), isDefault: v.boolean(), ...v.object(fields).entries });
export type Address = v.InferOutput<typeof Address>;
/** The default first, then the newest first. */
const Addresses = v.array(Address);
const AddressId = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) });

export const ownAddresses = endpoint({
  name: 'addresses.own',
  method: 'GET',
  path,
  access: 'member',
  summary: 'The own address book.',
  source: '11-17',
  reply: Addresses,
  errors: [],
});

/** FIELD_INVALID: the phone number is none of its country. The first address is the default. */
export const addAddress = endpoint({
  name: 'addresses.add',
  method: 'POST',
  path,
  access: 'member',
  summary: 'Adds an address.',
  source: '11-17',
  body: AddressFields,
  reply: Addresses,
  errors: ['FIELD_INVALID', 'ADDRESSES_FULL'],
});

export const editAddress = endpoint({
  name: 'addresses.edit',
  method: 'PUT',
  path: `${path}/:id`,
  access: 'member',
  summary: 'Replaces an address; orders keep what they were sent to.',
  source: '11-17',
  params: AddressId,
  body: AddressFields,
  reply: Addresses,
  errors: ['FIELD_INVALID', 'ADDRESS_UNKNOWN'],
});

export const chooseAddress = endpoint({
  name: 'addresses.choose',
  method: 'PUT',
  path: `${path}/:id/default`,
  access: 'member',
  summary: 'Makes an address the one that redemptions suggest.',
  source: '11-17',
  params: AddressId,
  reply: Addresses,
  errors: ['ADDRESS_UNKNOWN'],
});

/** Where the default is removed, the newest of the others becomes the default. */
export const removeAddress = endpoint({
  name: 'addresses.remove',
  method: 'DELETE',
  path: `${path}/:id`,
  access: 'member',
  summary: 'Removes an address.',
  source: '11-17',
  params: AddressId,
  reply: Addresses,
  errors: ['ADDRESS_UNKNOWN'],
});
