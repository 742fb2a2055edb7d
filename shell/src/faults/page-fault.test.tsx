import { host } from '@atrium/host';
import { defineRemote } from '@atrium/host/define-remote';
import { screen } from '@testing-library/react';
import { MainView } from '../routing/main-view.tsx';
import { createShellHost } from '../testing/shell-host.tsx';

it('a page that cannot be loaded offers to try again and leads to the home page', async () => {
  let loads = 0;
  const hall = defineRemote({
    name: 'bingo-hall',
    contract: 1,
    kind: 'page',
    locales: { en: async () => ({ default: {} }) },
    routes: [
      {
        path: '/bingo-hall',
        layout: 'full',
        group: 'bingo-hall',
        load: () => {
          loads += 1;
          return Promise.reject(new Error('no network'));
        },
      },
    ],
  });
  const shell = await createShellHost({ remotes: [hall] });
  shell.show(<MainView />, '/bingo-hall');
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is under maintenance' })).toBeVisible();
  const before = loads;
  await shell.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(loads).toBeGreaterThan(before);
  const navigate = jest.spyOn(host(), 'navigate').mockImplementation(() => {});
  await shell.user.click(await screen.findByRole('button', { name: 'Go to the home page' }));
  expect(navigate).toHaveBeenCalledWith('/');
  navigate.mockRestore();
});
