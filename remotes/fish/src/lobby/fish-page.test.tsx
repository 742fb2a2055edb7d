import { catalogueOf, openLobby, sampleGame, sampleVendor } from '@atrium/lobby/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from './fish-page.tsx';

const vendors = [
  sampleVendor({ vassalage: 'DW', displayName: 'Deepwell', gameType: 'FISH' }),
  sampleVendor({ vassalage: 'TID', displayName: 'Tidewater', gameType: 'FISH' }),
];
const games = [
  sampleGame({ gameId: 'f1', name: 'Coral hunt', vassalage: 'DW', gameType: 'FISH' }),
  sampleGame({ gameId: 'f2', name: 'Tide pool', vassalage: 'TID', gameType: 'FISH' }),
];

it('shows the fish games of the vendor in the address and launches one', async () => {
  const { launched } = await openLobby(Page, '/fish?page=TID', 'fish', remote.locales, {
    routes: catalogueOf(vendors, games),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Fish games' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Tide pool' }));
  expect(launched).toMatchObject([{ gameId: 'f2', gameType: 'FISH', vassalage: 'TID' }]);
});
