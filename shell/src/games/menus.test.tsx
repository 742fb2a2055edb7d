import type { BootData } from '@atrium/contracts/boot';
import { gameMenus } from '@atrium/contracts/vendor-cards';
import { host } from '@atrium/host';
import { route } from '@atrium/host/testing';
import { switchLanguage } from '@atrium/i18n/create-i18n';
import { waitFor } from '@testing-library/react';
import { sampleVendor } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { menusAtom, startMenus } from './menus.state.ts';

const boot = (up: boolean) =>
  ({ language: 'EN', menus: [{ category: 'RNG', vendors: [{ vassalage: 'PG', up }] }] }) as unknown as BootData;

it("[7-044] shares the boot data's vendors with the lobbies, but not while one of them is down", async () => {
  await createShellHost({ routes: [] });
  const kept = jest.spyOn(host().cache, 'keep');
  startMenus(boot(false));
  expect(kept).not.toHaveBeenCalled();
  startMenus(boot(true));
  expect(kept).toHaveBeenCalledWith('gameVendor', boot(true).menus);
});

it('shows the menus of the current language whichever reply is first, and requests each language once', async () => {
  const menus = (language: string) => [
    { category: 'RNG' as const, vendors: [sampleVendor({ displayName: language })] },
  ];
  const late = Promise.withResolvers<ReturnType<typeof menus>>();
  const { store, i18n, calls } = await createShellHost({
    routes: [route(gameMenus, ({ query }) => (query.language === 'MS' ? late.promise : menus(query.language!)))],
  });
  const shown = () => store.get(menusAtom)[0]?.vendors[0]?.displayName;
  startMenus(boot(true));
  await switchLanguage(i18n, 'MS');
  await switchLanguage(i18n, 'CN');
  await switchLanguage(i18n, 'CN');
  await waitFor(() => expect(shown()).toBe('CN'));
  late.resolve(menus('MS'));
  // Lets the call's microtasks run.
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBe('CN');
  expect(calls.map(({ query }) => query.language)).toEqual(['MS', 'CN']);
});
