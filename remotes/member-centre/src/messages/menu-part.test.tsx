import { unreadCount } from '@atrium/contracts/notices';
import { createTestHost, route } from '@atrium/host/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Part } from './menu-part.tsx';

it('[13-16] an entry of the menu counts unread messages, follows them, and opens them', async () => {
  let count = 3;
  const chosen: string[] = [];
  const test = await createTestHost({
    session: { token: 'marker', account: 'member1', isAgent: 0 },
    locales: { 'member-centre': texts },
    routes: [route(unreadCount, () => ({ count }))],
  });
  render(
    <test.Frame>
      <ul>
        <Part onChoose={() => chosen.push('closed')} />
      </ul>
    </test.Frame>,
  );
  const entry = await screen.findByRole('button', { name: 'Platform information 3' });
  count = 0;
  await act(async () => test.bus.emit('messages.changed', {}));
  expect(await screen.findByRole('button', { name: 'Platform information' })).toBe(entry);
  await userEvent.click(entry);
  expect([chosen, test.centres]).toEqual([['closed'], [{ centre: 'member', page: 'messageV2' }]]);
});
