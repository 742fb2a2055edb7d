import { switchLanguage } from '@atrium/i18n/create-i18n';
import { catalogueOf, openLobby, sampleGame, sampleVendor } from '@atrium/lobby/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { Page } from './slots-page.tsx';

const vendors = [
  sampleVendor({ vassalage: 'CPL', displayName: 'Copperline' }),
  sampleVendor({ vassalage: 'PG', displayName: 'Pavo Works' }),
];
const games = [
  ...Array.from({ length: 60 }, (_, index) =>
    sampleGame({
      gameId: `cpl-${index}`,
      name: `Copper ${String(index).padStart(2, '0')}`,
      lines: index % 2 ? 50 : 10,
      minBet: index < 50 ? '20' : '500',
    }),
  ),
  sampleGame({
    gameId: 'pg-1',
    name: 'Ember Fox',
    vassalage: 'PG',
    vendorName: 'Pavo Works',
    minBet: '100',
    kind: 'jackpot',
    jackpot: '5000000',
  }),
];

const routes = catalogueOf(vendors, games);
const open = (at = '/rng', first: typeof routes = []) =>
  openLobby(Page, at, 'slots', remote.locales, { routes: [...first, ...routes] });

it('[9-24] shows the first 24 games of the first vendor', async () => {
  await open();
  expect(await screen.findByText('24 of 60 shown')).toBeVisible();
  // The rows are drawn in steps. Counting elements is cheaper than a role query, which computes the name of each.
  const list = screen.getByRole('list', { name: 'Games' });
  await waitFor(() => expect(list.querySelectorAll('li')).toHaveLength(24));
});

it('[2.1-19] opens with the vendor in the address', async () => {
  await open('/rng?page=PG');
  expect(await screen.findByRole('button', { name: 'Ember Fox' })).toBeVisible();
  expect(screen.getByRole('tab', { name: /Pavo Works/ })).toHaveAttribute('aria-selected', 'true');
});

it('[3-48] filters by lines, minimum bet, vendor and name', async () => {
  const { calls } = await open();
  await screen.findByText('24 of 60 shown');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paylines' }), '50');
  expect(await screen.findByText('24 of 30 shown')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Minimum stake' }), '500');
  expect(await screen.findByText('5 of 5 shown')).toBeVisible();
  expect(calls.at(-1)!.query).toMatchObject({ minLineNum: '50', minBet: '500', gameType: 'RNG', vassalage: 'CPL' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paylines' }), '0');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Minimum stake' }), '');
  await userEvent.click(screen.getByRole('tab', { name: /Pavo Works/ }));
  expect(await screen.findByText('1 of 1 shown')).toBeVisible();
});

it('[9-25] [9-26] [9-27] the drop-down pages a vendor by 21, then 18, without duplicates or gaps', async () => {
  await open('/rng?page=CPL');
  await screen.findByText('24 of 60 shown');
  await userEvent.click(screen.getByRole('button', { name: 'A to Z' }));
  const names = async () =>
    (await within(screen.getByRole('list', { name: 'All games by name' })).findAllByRole('button')).map(
      (button) => button.textContent,
    );
  const pages = [await names()];
  for (let page = 2; page <= 4; page++) {
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText(`Page ${page} of 4`);
    pages.push(await names());
  }
  expect(pages.map((page) => page.length)).toEqual([21, 18, 18, 3]);
  expect(pages.flat()).toEqual(games.filter(({ vassalage }) => vassalage === 'CPL').map(({ name }) => name));
});

it('the drop-down has the names of the current language, also when it changes', async () => {
  const { calls, i18n } = await open('/rng?page=CPL');
  await screen.findByText('24 of 60 shown');
  await userEvent.click(screen.getByRole('button', { name: 'A to Z' }));
  const asked = () => calls.filter(({ query }) => query.sort === 'name').map(({ query }) => query.language);
  await waitFor(() => expect(asked()).toEqual(['EN']));
  await act(() => switchLanguage(i18n, 'CN'));
  await waitFor(() => expect(asked()).toEqual(['EN', 'CN']));
});

it('the drop-down shows its pages while one is loading, and its buttons keep the focus', async () => {
  const list = routes.find(({ endpoint }) => endpoint.name === 'games.list')!;
  let way = Promise.resolve();
  await open('/rng?page=CPL', [{ ...list, answer: (input) => way.then(() => list.answer(input)) }]);
  await screen.findByText('24 of 60 shown');
  await userEvent.click(screen.getByRole('button', { name: 'A to Z' }));
  await screen.findByText('Page 1 of 4');
  const after = screen.getByRole('button', { name: 'Next page' });
  after.focus();
  for (let page = 2; page <= 4; page++) {
    const { promise, resolve } = Promise.withResolvers<void>();
    way = promise;
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(`Page ${page} of 4`)).toBeVisible();
    // A browser takes the focus from a disabled button.
    expect(after).toBeEnabled();
    resolve();
    await within(screen.getByRole('list', { name: 'All games by name' })).findAllByRole('button');
  }
  expect(after).toBeEnabled();
  expect(after).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Page 4 of 4')).toBeVisible();
});
