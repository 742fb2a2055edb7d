import type { BootData } from '@atrium/contracts/boot';
import { host } from '@atrium/host';
import { Provider } from 'jotai';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { AddressRouter } from '../address/address-router.tsx';
import { StatusSwitch } from '../system-status/status-switch.tsx';
import { JoinNavigation } from '../routing/join-navigation.tsx';
import type { Navigation } from '../routing/navigation.ts';
import { captureFirstPicture } from '../document/first-picture.ts';
import { RootBoundary } from './root-boundary.tsx';

/**
 * Renders the portal in steps, so that the browser can handle taps in between: the HTML already shows the page's
 * outline.
 */
export function mount(place: HTMLElement, boot: BootData, navigation: Navigation): void {
  const { store, i18n } = host();
  captureFirstPicture(place, location.pathname);
  const root = createRoot(place);
  startTransition(() =>
    root.render(
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <RootBoundary>
            <AddressRouter>
              <JoinNavigation navigation={navigation} />
              <StatusSwitch initial={boot.status} />
            </AddressRouter>
          </RootBoundary>
        </I18nextProvider>
      </Provider>,
    ),
  );
}
