import { ApiError } from '@atrium/api/api-error';
import { helpCentre } from '@atrium/contracts/system';
import { route } from '@atrium/host/testing';
import { screen, waitFor } from '@testing-library/react';
import { HelpPage } from '../pages/help/help-page.tsx';
import { createShellHost } from '../testing/shell-host.tsx';
import { keepHelp } from './kept-help.ts';

const ARTICLES = [
  { topic: 'terms', group: 'about' as const, title: 'General terms', html: '<p>Read in the evening.</p>' },
];
const fails = route(helpCentre, () => {
  throw new ApiError('NETWORK');
});

it('help and terms are readable without a connection as last fetched, at most once a day', async () => {
  const before = await createShellHost({ routes: [route(helpCentre, ARTICLES)] });
  await keepHelp();
  await keepHelp();
  expect(before.calls.filter(({ name }) => name === helpCentre.name)).toHaveLength(1);
  const text = localStorage.getItem('atrium.help')!;
  const without = await createShellHost({ routes: [fails] });
  localStorage.setItem('atrium.help', text);
  without.show(<HelpPage />, '/help?topic=terms');
  await waitFor(() => expect(screen.getByText('Read in the evening.')).toBeVisible());
});

it('shows the problem where nothing was stored, or the stored text cannot be read', async () => {
  const without = await createShellHost({ routes: [fails] });
  localStorage.setItem('atrium.help', '{"at":');
  without.show(<HelpPage />, '/help?topic=terms');
  expect(await screen.findByText('Network link is abnormal, please try again')).toBeVisible();
});
