import { host } from '@atrium/host';
import { defineRemote } from '@atrium/host/define-remote';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { createShellHost } from '../testing/shell-host.tsx';
import { MainView } from './main-view.tsx';
import { followIntent } from './follow-intent.ts';

beforeAll(followIntent);

let rendered = 0;
let opened = 0;
function Page() {
  const [id] = useState(() => ++rendered);
  const { search } = useLocation();
  useEffect(() => void opened++, []);
  return <h1>{`Lobby ${id} ${search}`}</h1>;
}

const Other = () => <h1>Other</h1>;

/** A page with a link to a lobby, which is kept alive or not. */
async function open(keepAlive: boolean) {
  rendered = 0;
  opened = 0;
  const lobby = defineRemote({
    name: 'slots',
    contract: 1,
    kind: 'game',
    locales: { en: async () => ({ default: {} }) },
    routes: [
      { path: '/rng', layout: 'full', group: 'egame', keepAlive, load: async () => ({ Page }) },
      { path: '/seamless', layout: 'full', group: 'seamless', load: async () => ({ Page: Other }) },
    ],
  });
  const shell = await createShellHost({ remotes: [lobby] });
  shell.show(
    <>
      <nav>
        <Link to="/rng?page=PG">Slots</Link>
      </nav>
      <MainView />
    </>,
    '/seamless',
  );
  await screen.findByRole('heading', { name: 'Other' });
  return shell;
}
const link = () => screen.getByRole('link', { name: 'Slots' });
const rest = () => fireEvent(link(), new MouseEvent('pointerover', { bubbles: true }));

it('renders a kept-alive screen in advance, hidden and without effects, and opening it only shows it', async () => {
  const { user } = await open(true);
  rest();
  await waitFor(() => expect(rendered).toBe(1));
  expect(screen.queryByRole('heading', { name: /Lobby/ })).not.toBeInTheDocument();
  expect(opened).toBe(0);
  await user.click(link());
  expect(await screen.findByRole('heading', { name: 'Lobby 1 ?page=PG' })).toBeVisible();
  expect([rendered, opened]).toEqual([1, 1]);
});

it('drops a screen that was expected when another one opens', async () => {
  await open(true);
  rest();
  await waitFor(() => expect(rendered).toBe(1));
  await act(async () => host().navigate('/vip'));
  await act(async () => host().navigate('/rng'));
  expect(await screen.findByRole('heading', { name: /^Lobby 2/ })).toBeVisible();
});

it('renders no other screen in advance', async () => {
  await open(false);
  rest();
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(rendered).toBe(0);
});
