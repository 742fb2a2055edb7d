import { createTestHost } from '@atrium/host/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleVendor } from './testing.tsx';
import { lobbyLocales } from './texts.ts';
import { VendorGroups } from './vendor-groups.tsx';

const groups = [
  {
    category: 'RNG' as const,
    vendors: [
      sampleVendor({ vassalage: 'CPL', displayName: 'Copperline', isHot: 1, gameCount: 30 }),
      sampleVendor({ vassalage: 'SR', displayName: 'Salon Rive', isHot: 0, up: false }),
    ],
  },
  {
    category: 'SPORTS' as const,
    vendors: [
      sampleVendor({
        vassalage: 'TL',
        displayName: 'Touchline',
        gameType: 'SPORTS',
        isHot: 2,
        directGameId: 'TL-book',
      }),
    ],
  },
];

async function show() {
  const { Frame } = await createTestHost({ locales: { lobby: lobbyLocales } });
  const chosen: string[] = [];
  render(<VendorGroups groups={groups} onChoose={({ vassalage }) => chosen.push(vassalage)} />, { wrapper: Frame });
  return chosen;
}
const card = (name: string) => within(screen.getByRole('button', { name }).closest('li')!);

it('[3-46] shows the vendor cards in title groups, each a category with its cards', async () => {
  await show();
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Slots', 'Sports']);
  const names = (group: string) =>
    within(screen.getByRole('region', { name: group }))
      .getAllByRole('button')
      .map((button) => button.textContent);
  expect([names('Slots'), names('Sports')]).toEqual([['Copperline', 'Salon Rive'], ['Touchline']]);
});

it('[3-45] marks a vendor as hot when isHot is 1, and no other', async () => {
  await show();
  expect(card('Copperline').getByText('Hot')).toBeVisible();
  expect(card('Salon Rive').queryByText('Hot')).not.toBeInTheDocument();
  expect(card('Touchline').queryByText('Hot')).not.toBeInTheDocument();
});

it('[3-44] a card shows the display name of its vendor and hands on its vassalage', async () => {
  const chosen = await show();
  expect(card('Copperline').getByText('30 games')).toBeVisible();
  expect(card('Salon Rive').getByText('Maintenance')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Touchline' }));
  expect(chosen).toEqual(['TL']);
});
