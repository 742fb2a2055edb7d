import { balanceAtom, centreAtom, memberAtom } from '@atrium/host';
import { createTestHost, type TestHost, type TestHostOptions } from '@atrium/host/testing';
import type { LocaleLoaders } from '@atrium/i18n/create-i18n';
import { render } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { CENTRE_NAMESPACE, centreLocales } from './texts.ts';

export const MEMBER = {
  id: '700001',
  account: 'member1',
  nickname: 'Juno',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Silver', rankLevel: 2 },
  memberLabel: [],
};
export const BALANCE = {
  sumBalance: '150000',
  cash: '140000',
  bonus: '10000',
  locked: '0',
  currency: 'PHP',
  sequence: 1,
};

interface CentreTestOptions extends TestHostOptions {
  centre?: 'member' | 'agent';
  /** The open page's key, as the address names it. */
  page?: string;
  /** The address behind the centre. */
  at?: string;
  /** Whether the shell has loaded the member already. */
  loaded?: boolean;
}

/**
 * A centre's frame or one of its pages over a test host. Opening a page and closing the centre write what the shell
 * would write; the closed centre is taken off the screen. `address()` is the query behind it.
 */
export async function openCentre(
  Page: ComponentType,
  namespace: string,
  locales: LocaleLoaders,
  { centre = 'member', page = '', at = '/', loaded = true, ...options }: CentreTestOptions,
): Promise<TestHost & { address: () => URLSearchParams; container: HTMLElement }> {
  const test = await createTestHost({
    session: { token: 'marker', account: 'member1', isAgent: centre === 'agent' ? 1 : 0 },
    ...options,
    locales: { [CENTRE_NAMESPACE]: centreLocales, [namespace]: locales },
  });
  test.openCentre = (name, to) => test.store.set(centreAtom, { centre: name, page: to ?? '' });
  test.closeCentre = () => test.store.set(centreAtom, null);
  test.openCentre(centre, page);
  if (loaded) {
    test.store.set(memberAtom, MEMBER);
    test.store.set(balanceAtom, BALANCE);
  }
  test.bus.on('balance.changed', (balance) => test.store.set(balanceAtom, balance));
  let search = '';
  const Address = () => {
    search = useLocation().search;
    return null;
  };
  const Shown = () => useAtomValue(centreAtom) && <Page />;
  const { container } = render(
    <test.Frame>
      <MemoryRouter initialEntries={[at]}>
        <Address />
        <Shown />
      </MemoryRouter>
    </test.Frame>,
  );
  return Object.assign(test, { container, address: () => new URLSearchParams(search) });
}
