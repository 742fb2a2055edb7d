import { openCentre } from '@atrium/centre/testing';
import {
  announcements,
  deleteMessage,
  messagePreferences,
  messages,
  readMessage,
  setMessagePreference,
  unreadCount,
} from '@atrium/contracts/notices';
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
    category: title === 'First' ? ('rank' as const) : ('money' as const),
    text: `Text of ${title}`,
    read: false,
  }));
  const unread = () => ({ count: held.filter(({ read }) => !read).length });
  let preferences = [
    { category: 'money' as const, inSite: true, email: true, locked: true },
    { category: 'offer' as const, inSite: true, email: false, locked: false },
  ];
  return openCentre(Page, 'member-centre', texts, {
    page: 'messageV2',
    routes: [
      route(messages, ({ query }) => {
        const items = held.filter(
          ({ category, read }) =>
            (!query.category || category === query.category) && !(query.show === 'unread' && read),
        );
        return { items, next: null };
      }),
      // What is deleted has been opened before.
      route(deleteMessage, () => {
        held = held.filter(({ read }) => !read);
        return unread();
      }),
      route(messagePreferences, () => ({ preferences, hasEmail: true })),
      route(setMessagePreference, ({ body }) => {
        preferences = preferences.map((one) => (one.locked ? one : { ...one, ...body }));
        return { preferences, hasEmail: true };
      }),
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

it('[11-24] shows one category, or only what is unread', async () => {
  await open();
  await userEvent.click((await own()).getByRole('button', { name: /Second/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Rank' }));
  await waitFor(async () => expect((await own()).queryByRole('button', { name: /Second/ })).toBeNull());
  expect((await own()).getByRole('button', { name: /First/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await userEvent.click(screen.getByRole('button', { name: 'Unread only' }));
  await waitFor(async () => expect((await own()).queryByRole('button', { name: /Second/ })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Wins' }));
  expect(await screen.findByText('No messages here')).toBeVisible();
});

it('[11-24] deletes one message, and what is read after a question', async () => {
  const test = await open({ titles: ['Third', 'Second', 'First'] });
  await userEvent.click((await own()).getByRole('button', { name: /Third/ }));
  await userEvent.click((await own()).getByRole('button', { name: 'Delete Third' }));
  await waitFor(async () => expect((await own()).queryByRole('button', { name: /Third/ })).toBeNull());
  await userEvent.click((await own()).getByRole('button', { name: /Second/ }));
  test.nextDialog = 'yes';
  await userEvent.click(screen.getByRole('button', { name: 'Delete all read' }));
  await waitFor(async () => expect((await own()).queryByRole('button', { name: /Second/ })).toBeNull());
  expect((await own()).getByRole('button', { name: /First/ })).toBeVisible();
});

it('[11-24] keeps preferences: offers can be switched, money is always in the site', async () => {
  await open();
  const email = await screen.findByRole('switch', { name: 'Offers: by email' });
  expect(screen.getByRole('switch', { name: 'Deposits and withdrawals: here' })).toBeDisabled();
  await userEvent.click(email);
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Offers: by email' })).toBeChecked());
  await userEvent.click(screen.getByRole('switch', { name: 'Offers: here' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Offers: here' })).not.toBeChecked());
});
