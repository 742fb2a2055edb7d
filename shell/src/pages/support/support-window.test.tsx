import type { ReplyOf } from '@atrium/contracts/endpoint';
import {
  endSupport,
  SUPPORT_LIMITS,
  type SupportConversation,
  supportDesk,
  WEEKDAYS,
  writeToSupport,
} from '@atrium/contracts/support';
import { refuse, route } from '@atrium/host/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MEMBER } from '../../testing/samples.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { BareHelpPage } from '../help/bare-help-page.tsx';

type Support = ReplyOf<typeof supportDesk>;
const AT = '2026-11-20T12:00:00.000Z';
const always = WEEKDAYS.map((day) => ({ day, from: '00:00', to: '24:00' }));
const PNG = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], 'slip.png', {
  type: 'image/png',
});
const conversationOf = (...lines: [author: 'visitor' | 'support', text: string][]): SupportConversation => ({
  topic: 'deposit',
  state: lines.at(-1)![0] === 'support' ? 'answered' : 'waiting',
  vip: false,
  startedAt: AT,
  messages: lines.map(([author, text], at) => ({ id: String(at + 1), at: AT, author, text, image: null })),
});

/** The window with a server that stores the messages sent to it. */
async function open(
  change: Partial<Support> = {},
  { session = null, refusal = null as string | null }: { session?: typeof MEMBER | null; refusal?: string | null } = {},
) {
  const support: Support = {
    open: true,
    opensAt: null,
    hours: always,
    timeZone: 'Asia/Manila',
    answerMinutes: 5,
    conversation: null,
    ...change,
  };
  const state = { refusal, arrives: Promise.resolve() };
  const host = await createShellHost({
    session,
    permission: {
      customerService: [
        { csType: 'LIVECHAT', title: 'Live chat', path: '/helpmc?topic=support' },
        { csType: 'TELEGRAM', title: 'Telegram', path: 'https://t.me/atrium' },
      ],
    },
    routes: [
      route(supportDesk, () => support),
      route(writeToSupport, async ({ body }) => {
        await state.arrives;
        if (state.refusal) return refuse(state.refusal as 'SUPPORT_FULL');
        const before = support.conversation?.messages ?? [];
        const messages = [
          ...before,
          {
            id: String(before.length + 1),
            at: AT,
            author: 'visitor' as const,
            text: body.text,
            image: body.image ? '1' : null,
          },
        ];
        const conversation = { ...conversationOf(['visitor', body.text]), topic: body.topic ?? 'other', messages };
        support.conversation = conversation;
        return conversation;
      }),
      route(endSupport, () => {
        support.conversation = support.conversation && { ...support.conversation, state: 'closed' };
        return { ended: true };
      }),
    ],
  });
  host.show(<BareHelpPage />, '/helpmc?topic=support');
  const message = await screen.findByLabelText('Your message');
  return {
    ...host,
    support,
    state,
    message,
    send: () => host.user.click(screen.getByRole('button', { name: 'Send' })),
  };
}

it('a visitor writes about a topic with a picture, and sees the message in the conversation', async () => {
  const { user, message, send, sent } = await open();
  expect(screen.getByText('We usually reply within 5 min.')).toBeInTheDocument();
  expect(screen.getByText(/stays in this browser/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'A withdrawal');
  await user.type(message, 'Where is it?');
  await user.upload(screen.getByLabelText(/^Image/), PNG);
  await screen.findByRole('button', { name: 'Remove slip.png' });
  await send();
  const log = within(await screen.findByRole('log'));
  expect(log.getByText('Where is it?')).toBeInTheDocument();
  expect(log.getByRole('img', { name: 'Sent image' })).toHaveAttribute('src', '/wps/support/pictures/1');
  expect(sent('support.write')).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      topic: 'withdrawal',
      text: 'Where is it?',
      image: 'iVBORw0KGgoAAA==',
    },
  ]);
  expect(message).toHaveValue('');
  // The topic is asked for once.
  expect(screen.queryByLabelText('What is it about?')).toBeNull();
  expect(screen.getByText('Waiting for a reply')).toBeInTheDocument();
});

it("shows a member's reply as soon as the stream announces it, as plain text", async () => {
  const { support, bus } = await open({ conversation: conversationOf(['visitor', 'Hello']) }, { session: MEMBER });
  expect(screen.queryByText(/stays in this browser/)).toBeNull();
  support.conversation = conversationOf(['visitor', 'Hello'], ['support', '<img src=x onerror=alert(1)> Good day']);
  act(() => bus.emit('support.changed', { state: 'answered' }));
  expect(await screen.findByText('<img src=x onerror=alert(1)> Good day')).toBeInTheDocument();
  expect(screen.getByRole('log').querySelector('img')).toBeNull();
  expect(within(screen.getByRole('log')).getByText(/^Customer service/)).toBeInTheDocument();
});

it("polls for a visitor's reply every few seconds, and not while the window is hidden", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { support, calls } = await open({ conversation: conversationOf(['visitor', 'Hello']) });
    const asked = () => calls.filter(({ name }) => name === 'support.desk').length;
    const before = asked();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(asked()).toBe(before);
    hidden.mockRestore();
    support.conversation = conversationOf(['visitor', 'Hello'], ['support', 'Good day']);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('Good day')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('sends the same key again for a message that may have arrived, and another key for a changed one', async () => {
  const { user, message, send, sent, state } = await open({}, { refusal: 'SYSTEM_BUSY' });
  await user.type(message, 'Once');
  await send();
  expect(await screen.findByText(/The site is very busy/)).toBeInTheDocument();
  expect(message).toHaveValue('Once');
  await send();
  await user.type(message, '!');
  await send();
  state.refusal = null;
  await send();
  await screen.findByText('Once!');
  const keys = sent('support.write').map(({ key }) => key);
  expect([keys[0] === keys[1], keys[1] === keys[2], keys[2] === keys[3]]).toEqual([true, false, true]);
});

it('keeps the text that is typed while a message is being sent', async () => {
  const { user, message, send, state } = await open();
  const arrival = Promise.withResolvers<void>();
  state.arrives = arrival.promise;
  await user.type(message, 'Hello.');
  await send();
  await user.type(message, ' And another thing');
  arrival.resolve();
  expect(await within(await screen.findByRole('log')).findByText('Hello.')).toBeInTheDocument();
  await waitFor(() => expect(message).toHaveValue('And another thing'));
});

it('attaches only pictures of the accepted size', async () => {
  const { user } = await open();
  const choose = (file: File) => user.upload(screen.getByLabelText(/^Image/), file);
  await choose(new File(['<script>'], 'x.png', { type: 'image/png' }));
  expect(await screen.findByText('Choose a PNG or JPG image')).toBeInTheDocument();
  await choose(new File([PNG, new Uint8Array(SUPPORT_LIMITS.imageBytes)], 'big.png', { type: 'image/png' }));
  expect(await screen.findByText('Choose an image of up to 5 MB')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

it('shows when customer service is closed, when it opens, and the other channels', async () => {
  await open({ open: false, opensAt: '2026-11-21T01:00:00.000Z', hours: [{ day: 'mon', from: '09:00', to: '18:00' }] });
  expect(screen.getByText("We're offline right now")).toBeInTheDocument();
  expect(screen.getByText(/Back at .*21.*09:00/)).toBeInTheDocument();
  const others = within(screen.getByRole('region', { name: 'Other ways to reach us' }));
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://t.me/atrium']);
});

it('[3-06] has the chat header colour of the configuration', async () => {
  await open();
  const header = screen.getByRole('heading', { name: 'Customer service' }).closest('header')!;
  expect(getComputedStyle(header).background).toBe('rgb(40, 36, 29)');
});

it('ends a conversation; the next message begins a new one', async () => {
  const { user } = await open({ conversation: conversationOf(['visitor', 'Hello']) });
  await user.click(screen.getByRole('button', { name: 'End conversation' }));
  expect(await screen.findByText(/This conversation has ended/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('What is it about?')).toBeInTheDocument());
});
