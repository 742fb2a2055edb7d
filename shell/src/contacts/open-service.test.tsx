import { sealServicePath } from '@atrium/contracts/service-path';
import { serviceCatalogue } from '@atrium/contracts/system';
import { refuse, type Route, route } from '@atrium/host/testing';
import { screen, waitFor } from '@testing-library/react';
import { toastsAtom } from '../overlays/toasts.state.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { openService } from './open-service.ts';
import { RightBar } from '../frame/right-bar/right-bar.tsx';

const popup = () => ({ opener: window as Window | null, location: { replace: jest.fn() }, close: jest.fn() });
const catalogueWith = async (address: string) => ({
  version: {
    pathList: [
      { type: 1, name: 'Forum', path: 'https://forum.test/' },
      { type: 3, name: 'Support', path: await sealServicePath(address) },
    ],
  },
});

async function open(routes: Route[], name = 'Support') {
  const host = await createShellHost({ routes });
  const window_ = popup();
  const opened = jest.spyOn(window, 'open').mockImplementation(() => window_ as unknown as Window);
  await openService(name);
  return { host, popup: window_, opened };
}

it('[3-77] opens the decrypted address in a popup that cannot reach this page', async () => {
  const { popup, opened } = await open([route(serviceCatalogue, await catalogueWith('https://support.test/?a=1'))]);
  expect(opened).toHaveBeenLastCalledWith('', '_blank', 'width=440,height=750');
  expect(popup.opener).toBeNull();
  expect(popup.location.replace.mock.calls).toEqual([['https://support.test/?a=1']]);
  expect(popup.close).not.toHaveBeenCalled();
});

it('[13-24] opens an address of this site at the address of this page, not at one that a setting names', async () => {
  const { popup } = await open([route(serviceCatalogue, await catalogueWith('/helpmc?topic=support'))]);
  expect(popup.location.replace.mock.calls).toEqual([[`${location.origin}/helpmc?topic=support`]]);
});

it('[3-77] opens nothing that is not http or https', async () => {
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd']) {
    const { popup } = await open([route(serviceCatalogue, await catalogueWith(address))]);
    expect([popup.location.replace.mock.calls, popup.close.mock.calls.length]).toEqual([[], 1]);
  }
  const { popup } = await open([
    route(serviceCatalogue, { version: { pathList: [{ type: 1, name: 'Support', path: 'javascript:alert(1)' }] } }),
  ]);
  expect([popup.location.replace.mock.calls, popup.close.mock.calls.length]).toEqual([[], 1]);
});

it('[7-078][8-07] a failed call closes its popup and shows an error', async () => {
  const { popup, host } = await open([route(serviceCatalogue, () => refuse('SYSTEM_BUSY'))]);
  expect(popup.close).toHaveBeenCalledTimes(1);
  expect(popup.location.replace).not.toHaveBeenCalled();
  expect(host.store.get(toastsAtom).map(({ text }) => text)).toEqual([expect.stringMatching(/The site is very busy/)]);
});

it('[3-77] opens a contact of the catalogue', async () => {
  const host = await createShellHost({
    permission: { customerService: [{ csType: 'CATALOGUE', title: 'Support', path: '/help' }] },
    routes: [route(serviceCatalogue, await catalogueWith('https://support.test/'))],
  });
  host.show(<RightBar />);
  const window_ = popup();
  jest.spyOn(window, 'open').mockImplementation(() => window_ as unknown as Window);
  await host.user.click(screen.getByRole('button', { name: 'Support' }));
  await waitFor(() => expect(window_.location.replace.mock.calls).toEqual([['https://support.test/']]));
});
