import { gameMenus } from '@atrium/contracts/vendor-cards';
import { host } from '@atrium/host';
import { route } from '@atrium/host/testing';
import { act } from '@testing-library/react';
import { LogicLayer } from '../frame/logic-layer.tsx';
import { MEMBER } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { followSession } from './follow-session.ts';

it('[4-42] keeps nothing of what the screen that is left asks for as a visitor', async () => {
  let asked = 0;
  const { bus, show } = await createShellHost({
    session: MEMBER,
    routes: [
      route(gameMenus, () => {
        asked += 1;
        return [];
      }),
    ],
  });
  followSession(() => false);
  const ask = () => host().cache.call('gameVendor', gameMenus, { query: {} });
  show(<LogicLayer />, '/rng');
  // As a lobby does while home is not drawn yet.
  bus.on('session.logout', () => void ask());
  await act(async () => bus.emit('session.logout', { reason: 'signed-out' }));
  expect([asked, location.pathname]).toEqual([1, '/']);
  await ask();
  await ask();
  expect(asked).toBe(2);
});
