import { promotions } from '@atrium/contracts/promotions';
import { route } from '@atrium/host/testing';
import { screen } from '@testing-library/react';
import { createShellHost } from '../../testing/shell-host.tsx';
import { PromotionsPage } from './promotions-page.tsx';

it.each([
  ['/promotions', 'No promotions right now', 'Go to the home page'],
  ['/promotions?type=deposit', 'No promotions of this type right now', 'Choose another type, or check back later.'],
])('says at %s that there is none, and leads on', async (at, title, way) => {
  const shell = await createShellHost({ routes: [route(promotions, [])] });
  shell.show(<PromotionsPage />, at);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(way)).toBeVisible();
});
