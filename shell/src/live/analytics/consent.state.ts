import { host } from '@atrium/host';
import { atom } from 'jotai';
import { loadTag, stopTag } from './load-tag.ts';

export type Consent = 'granted' | 'refused';
/** Local storage: this visitor's decision about analytics. */
const KEY = 'analyticsConsent';

const read = (): Consent | null => {
  const kept = localStorage.getItem(KEY);
  return kept === 'granted' || kept === 'refused' ? kept : null;
};

const heldAtom = atom<Consent | null | undefined>(undefined);

/** The decision, or null while there is none. The tag is loaded only after consent. Source: 3-65. */
export const consentAtom = atom(
  (get) => get(heldAtom) ?? read(),
  (_get, set, consent: Consent | null) => {
    if (consent === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, consent);
    set(heldAtom, consent);
    applyConsent(consent);
  },
);

export function applyConsent(consent: Consent | null): void {
  const { gtagId } = host().permission().analytics;
  if (!gtagId) return;
  if (consent === 'granted') loadTag(gtagId);
  else stopTag(gtagId);
}
