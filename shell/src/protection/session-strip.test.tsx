import { sessionFigures } from '@atrium/contracts/limits';
import { route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Footer } from '../frame/footer/footer.tsx';
import { MEMBER } from '../testing/samples.ts';
import { createShellHost } from '../testing/shell-host.tsx';
import { SessionStrip } from './session-strip.tsx';

const figures = {
  startedAt: '2026-01-01T00:00:00Z',
  staked: '0',
  returned: '0',
  net: '0',
  currency: 'PHP',
  realityCheck: { seconds: 3600, least: 900, most: 7200, dueAt: '2099-01-01T00:00:00Z', due: false },
};
const open = async (part: ReactNode, at = '/') => {
  const shell = await createShellHost({ session: MEMBER, routes: [route(sessionFigures, figures)] });
  shell.show(part, at);
  return shell;
};
const ledTo = () => waitFor(() => expect(new URLSearchParams(location.search).get('centre')).toBe('member.protection'));

it('[RG-15] opens the limits with one press from the header', async () => {
  const { user } = await open(<SessionStrip />, '/vip');
  const strip = within(screen.getByRole('region', { name: 'This session' }));
  expect(await strip.findByRole('timer')).toBeVisible();
  await user.click(strip.getByRole('button', { name: 'Limits and breaks' }));
  await ledTo();
  expect(location.pathname).toBe('/vip');
});

it('[RG-15] opens them from the footer of any page', async () => {
  const { user } = await open(<Footer />, '/promotions');
  await user.click(screen.getByRole('button', { name: 'Limits and breaks' }));
  await ledTo();
});

it('hides the figures in a game, whose own bar has them, and keeps the link to the limits', async () => {
  await open(<SessionStrip />, '/game');
  expect(screen.getByRole('button', { name: 'Limits and breaks' })).toBeVisible();
  expect(screen.queryByText('GMT+8')).toBeNull();
});
