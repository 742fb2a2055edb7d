import { jackpots } from '@atrium/contracts/jackpots';
import { refuse, route, sampleJackpot } from '@atrium/host/testing';
import { screen, waitFor } from '@testing-library/react';
import { createLobby } from './create-lobby.ts';
import { LobbyPage } from './lobby-page.tsx';
import { catalogueOf, openLobby, sampleGame, sampleVendor } from './testing.tsx';
import { lobbyLocales } from './texts.ts';

let lobby = createLobby({ category: 'RNG', path: '/rng' });
const Page = () => <LobbyPage lobby={lobby} title="Slots" />;

function open(answer: Parameters<typeof route<typeof jackpots>>[1], expected: boolean) {
  lobby = createLobby({ category: 'RNG', path: '/rng', jackpots: expected });
  const others = catalogueOf(
    [sampleVendor({ vassalage: 'CPL' })],
    [sampleGame({ gameId: 'c1', name: 'Copper Sevens' })],
  );
  return openLobby(Page, '/rng', 'test', lobbyLocales, {
    routes: [...others.filter(({ endpoint }) => endpoint !== jackpots), route(jackpots, answer)],
  });
}
const room = () => document.querySelector('[aria-busy] [data-skeleton]');
const games = () => screen.findByRole('button', { name: 'Copper Sevens' });

it('[11-27] keeps the room of jackpots above the games until they have loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const one = sampleJackpot({ vassalage: 'CPL' });
  await open(async () => {
    await promise;
    return { running: [one], dropped: [] };
  }, true);
  await games();
  expect(room()).not.toBeNull();
  resolve();
  expect(await screen.findByRole('list', { name: 'Jackpots' })).toBeVisible();
  expect(room()).toBeNull();
});

it('gives the room back where they fail to load', async () => {
  await open(() => refuse('SYSTEM_BUSY'), true);
  await games();
  await waitFor(() => expect(room()).toBeNull());
});

it('keeps no room in a lobby whose games feed none as a rule', async () => {
  await open(() => new Promise(() => {}), false);
  await games();
  expect(room()).toBeNull();
});
