import type { Federation } from '@atrium/federation/federation';
import { RemoteOutlet } from '@atrium/federation/remote-outlet';
import type { i18n as I18n } from 'i18next';
import { type getDefaultStore, Provider } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Location, Router } from 'react-router-dom';
import { inputFrom } from './given.ts';
import type { TwinInput } from './twin-input.ts';

interface TwinPageProps {
  federation: Federation;
  input: TwinInput;
  store: ReturnType<typeof getDefaultStore>;
  i18n: I18n;
}

/** One screen of one remote, with an address of its own. */
export function TwinPage({ federation, input, store, i18n }: TwinPageProps) {
  const given = useMemo(() => input.given && inputFrom(input.given), [input.given]);
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <OwnAddress first={input.address}>
          <RemoteOutlet
            federation={federation}
            remote={input.remote}
            target={input.target}
            pending={null}
            failed={() => null}
            frame={() => null}
            maintenance={() => null}
            {...(given && { input: given })}
          />
        </OwnAddress>
      </I18nextProvider>
    </Provider>
  );
}

type Where = string | { pathname?: string; search?: string; hash?: string };
const textOf = (to: Where): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/** A router whose address only a page changes for itself: the query of a filter. It leads nowhere else. */
function OwnAddress({ first, children }: { first: TwinInput['address']; children: ReactNode }) {
  const [location, setLocation] = useState<Location>({ ...first, hash: '', state: null, key: 'twin' });
  const navigator = useMemo(() => {
    const go = (to: Where) => {
      const { pathname, search } = new URL(textOf(to), `https://twin.invalid${first.pathname}`);
      if (pathname === first.pathname) setLocation((before) => ({ ...before, search }));
    };
    return { createHref: textOf, push: go, replace: go, go: () => {} };
  }, [first]);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
