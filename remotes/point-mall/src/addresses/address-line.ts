import type { Address } from '@atrium/contracts/address-book';
import { formatCountry } from '@atrium/i18n/format';

/** An address in one line, for lists. */
export const addressLine = ({ street, postalCode, city, region, country }: Address, language: string): string =>
  [
    street.replaceAll('\n', ', '),
    [postalCode, city].filter(Boolean).join(' '),
    region,
    formatCountry(country, language),
  ]
    .filter(Boolean)
    .join(', ');
