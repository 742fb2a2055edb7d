import { countries } from '@atrium/contracts/system';
import type { ReplyOf } from '@atrium/contracts/endpoint';
import { host } from '@atrium/host';
import { atom } from 'jotai';

/** Countries with their dialing codes, loaded at start-up (4-46). */
export const countriesAtom = atom<ReplyOf<typeof countries>>([]);

export async function loadCountries(): Promise<void> {
  const { api, store, report } = host();
  try {
    store.set(countriesAtom, await api.call(countries));
  } catch (error) {
    report(error, 'countries');
  }
}

/** The address of a country's flag. Source: 3-25. */
export const countryFlag = (imageBase: string, countryCode: string): string =>
  `${imageBase.replace(/\/$/, '')}/country_flag/${countryCode}.png`;
