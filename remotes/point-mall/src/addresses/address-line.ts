import type { Address } from '@atrium/contracts/address-book';

/** An address in one line, for lists. */
export const addressLine = ({ street, postalCode, city, region, country }: Address, language: string): string =>
  [
    street.replaceAll('\n', ', '),
    [postalCode, city].filter(Boolean).join(' '),
    region,
    new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(country),
  ]
    .filter(Boolean)
    .join(', ');
