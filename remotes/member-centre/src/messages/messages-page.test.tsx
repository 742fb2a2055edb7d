import { openCentre } from '@atrium/centre/testing';
import { announcements, messages, readMessage, unreadCount } from '@atrium/contracts/notices';
import { refuse, route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { Page } from './messages-page.tsx';

/** When the gateway refuses what it is asked to mark. */
let refusal = Promise.withResolvers<void>();
beforeEach(() => {
  refusal = Promise.withResolvers();
});

async function open({ titles = ['Second', 'First'], broken = false } = {}) {
  let held = titles.map((title, index) => ({
    id: String(titles.length - index),
    at: '2026-11-20T08:00:00Z',
    title,
    text: `Text of ${title}`,
    read: false,
  }));
  const unread = () => ({ count: held.filter(({ read }) => !read).length });
  return openCentre(Page, 'member-centre', texts, {
    page: 'messageV2',
    routes: [
      route(messages, () => ({ items: held, pageNo: 1, totalPages: 1, total: held.length })),
      route(unreadCount, unread),
      // Of two messages the newer one is opened first.
      route(readMessage, () => {
        if (broken) return refusal.promise.then(() => refuse('UNKNOWN'));
        const first = held.findIndex(({ read }) => !read);
        held = held.map((message, index) => (index === first ? { ...message, read: true } : message));
        return unread();
      }),
      route(announcements, { player: [], banners: [], popup: [], promotion: [] }),
    ],
  });
}
const own = async () => within(await screen.findByRole('list', { name: 'Your messages' }));

it('marks what is unread, and a message that is opened is read', async () => {
  await open();
  expect((await own()).getAllByText('Unread')).toHaveLength(2);
  expect(await screen.findByText('2 unread messages')).toBeVisible();
  await userEvent.click((await own()).getByRole('button', { name: /Second/ }));
  expect(screen.getByText('Text of Second')).toBeVisible();
  await waitFor(async () => expect((await own()).getAllByText('Unread')).toHaveLength(1));
  expect(screen.getByText('1 unread message')).toBeVisible();
});

it('marks a message that is opened at once, and takes the mark back when the gateway refuses it', async () => {
  await open({ broken: true });
  await userEvent.click((await own()).getByRole('button', { name: /Second/ }));
  expect((await own()).getAllByText('Unread')).toHaveLength(1);
  await act(async () => refusal.resolve());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect((await own()).getAllByText('Unread')).toHaveLength(2);
});

it('says why a message could not be marked', async () => {
  await open({ broken: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  refusal.resolve();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect((await own()).getAllByText('Unread')).toHaveLength(2);
});

it('says so where there are none', async () => {
  await open({ titles: [] });
  expect(await screen.findByText('No messages')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});
