import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { createPageAddress, PageAddressContext } from './page-address.ts';

/** The router of the page: a navigation is known at once (`usePageAddress`) and drawn in a transition. */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [address] = useState(createPageAddress);
  const [{ action, location }, draw] = useState(address.requested);
  useLayoutEffect(() => address.follow((next) => startTransition(() => draw(next))), [address]);
  return (
    <PageAddressContext value={address}>
      <Router location={location} navigationType={action} navigator={address.history}>
        {children}
      </Router>
    </PageAddressContext>
  );
}
