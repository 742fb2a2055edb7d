import type { AddressFields } from '@atrium/contracts/address-book';

/** An address as a parcel has it: one line per part. */
export const addressLabel = ({ recipient, phone, street, postalCode, city, region, country }: AddressFields): string =>
  [recipient, phone, street, [postalCode, city].filter(Boolean).join(' '), region, country].filter(Boolean).join('\n');
