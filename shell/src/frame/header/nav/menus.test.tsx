import type { BootData } from '@atrium/contracts/boot';
import { host } from '@atrium/host';
import { createShellHost } from '../../../testing/shell-host.tsx';
import { startMenus } from './menus.state.ts';

const boot = (up: boolean) => ({ language: 'EN', menus: [{ category: 'RNG', vendors: [{ vassalage: 'PG', up }] }] }) as unknown as BootData;

it('[7-044] keeps the vendors that came with the page for the lobbies, but not while one of them is down', async () => {
  await createShellHost({ routes: [] });
  const kept = jest.spyOn(host().cache, 'keep');
  startMenus(boot(false));
  expect(kept).not.toHaveBeenCalled();
  startMenus(boot(true));
  expect(kept).toHaveBeenCalledWith('gameVendor', boot(true).menus);
});
