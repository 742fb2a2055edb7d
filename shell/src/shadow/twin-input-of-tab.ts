import type { Balance } from '@atrium/contracts/balance';
import { balanceAtom, host, memberAtom, sessionAtom, vendorsDownAtom } from '@atrium/host';
import { languageCode } from '../language/language-code.ts';
import { recordedReads } from './record/recorded-reads.ts';
import type { ShadowRun } from './shadow-run.ts';
import type { TwinInput } from './twin/twin-input.ts';

/** What this tab hands to a hidden frame, besides the version. The session's own token stays here. */
export function twinInput({ remote, target, centrePage, given }: ShadowRun): Omit<TwinInput, 'snapshot'> {
  const { store, brand, permission, i18n, clockSkew } = host();
  const session = store.get(sessionAtom);
  const balance = store.get(balanceAtom);
  return {
    brand,
    permission: permission(),
    language: languageCode(i18n),
    clockSkew: clockSkew(),
    remote,
    target,
    address: { pathname: location.pathname, search: location.search },
    centrePage,
    given,
    session: session && { ...session, token: 'twin' },
    member: store.get(memberAtom),
    balance: balance && withoutTime(balance),
    vendorsDown: store.get(vendorsDownAtom),
    reads: new Map(recordedReads()),
    kept: keptAnswers(),
    width: document.querySelector('main')?.clientWidth ?? innerWidth,
  };
}

const withoutTime = ({ updatedAt: _updatedAt, ...balance }: Balance & { updatedAt: number }): TwinInput['balance'] =>
  balance;

/** The answers among what session storage has: each has the variant that it answers. */
function keptAnswers(): [string, string][] {
  return Object.entries(sessionStorage as unknown as Record<string, string>).filter(([, value]) =>
    value.startsWith('{"variant":'),
  );
}
