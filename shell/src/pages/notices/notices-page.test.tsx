import { announcements } from '@atrium/contracts/notices';
import { route } from '@atrium/host/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { createShellHost } from '../../testing/shell-host.tsx';
import { NoticesPage } from './notices-page.tsx';

const player = Array.from({ length: 20 }, (_, index) => ({
  id: `n${index}`,
  title: `Notice ${index}`,
  content: `<p>Body ${index} <a href="javascript:alert(1)">link</a><script>alert(1)</script><b onclick="alert(1)">bold</b></p>`,
  at: '2026-11-20T12:00:00.000Z',
  type: 'PL',
}));

async function open(at = '/noticePage') {
  const host = await createShellHost({
    routes: [route(announcements, { player, banners: [], popup: [], promotion: [] })],
  });
  host.show(<NoticesPage />, at);
  await screen.findByRole('region', { name: 'Notices' });
  return host;
}
const shown = () =>
  screen.getAllByRole('button', { name: /^Notice \d+/ }).map((button) => /Notice \d+/.exec(button.textContent!)![0]);

it('[2.8-01] is a paginated list with nine notices per page', async () => {
  const { user } = await open();
  expect(shown()).toEqual(player.slice(0, 9).map(({ title }) => title));
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(shown()).toEqual(['Notice 18', 'Notice 19']);
});

it('[2.8-02] expands a title to its HTML without scripts, handlers and unsafe links, and closes it again', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Notice 2/ }));
  const body = await screen.findByText(/Body 2/);
  expect(body.innerHTML).toContain('<b>bold</b>');
  expect(body.innerHTML).not.toMatch(/script|onclick/);
  expect(screen.getByText('link')).not.toHaveAttribute('href');
  await user.click(screen.getByRole('button', { name: /^Notice 2/ }));
  await waitFor(() => expect(screen.queryByText(/Body 2/)).toBeNull());
});

it('[2.8-03] opens on the page of the selected notice, with that one expanded', async () => {
  await open('/noticePage?notice=n12');
  expect(shown()).toEqual(player.slice(9, 18).map(({ title }) => title));
  expect(await screen.findByText(/Body 12/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

it('[3-12] is cached for the session: a second visit makes no call, a newly published notice does', async () => {
  const host = await open();
  const asked = () => host.calls.filter(({ name }) => name === announcements.name).length;
  cleanup();
  host.show(<NoticesPage />, '/noticePage');
  await screen.findByRole('region', { name: 'Notices' });
  expect(asked()).toBe(1);
  act(() => host.bus.emit('notice.published', { id: 'n0' }));
  await waitFor(() => expect(asked()).toBe(2));
});
