import { feedback, helpCentre } from '@atrium/contracts/system';
import { route } from '@atrium/host/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createShellHost } from '../../testing/shell-host.tsx';
import { switchedOn } from '../../testing/switched-on.ts';
import { HelpPage } from './help-page.tsx';

const articles = [
  { topic: 'deposit', group: 'help' as const, title: 'Deposits', html: '<p>How to deposit</p>' },
  { topic: 'agent-policy', group: 'help' as const, title: 'Agent policy', html: '<p>For agents</p>' },
  { topic: 'refund', group: 'about' as const, title: 'Refund Policy', html: '<p>What is refunded</p>' },
];
async function open(at = '/help', whitelabel = switchedOn()) {
  const host = await createShellHost({ permission: { whitelabel }, routes: [route(helpCentre, articles), route(feedback, { id: 'f1' })] });
  host.show(<HelpPage />, at);
  await screen.findByRole('link', { name: 'Deposits' });
  return host;
}

it('opens the topic that the address names', async () => {
  await open('/help?topic=refund');
  expect(await screen.findByText('What is refunded')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Refund Policy' })).toHaveAttribute('aria-current', 'page');
});

it('[6-25] shows the agent policy while its switch is on, and hides it while it is off', async () => {
  await open();
  expect(screen.queryByRole('link', { name: 'Agent policy' })).toBeNull();
  cleanup();
  await open('/help', switchedOn('agentPolicy'));
  expect(screen.getByRole('link', { name: 'Agent policy' })).toBeInTheDocument();
});

describe('Feedback', () => {
  const write = async (text: string) => {
    const host = await open('/help?topic=feedback');
    const form = within(screen.getByRole('article'));
    if (text) await host.user.type(form.getByLabelText('Your feedback'), text);
    await host.user.click(form.getByRole('button', { name: 'Send' }));
    return { ...host, form };
  };

  it('[5-56] must not be empty', async () => {
    const { form, sent } = await write('   ');
    expect(await form.findByText('Input cannot be empty')).toBeInTheDocument();
    expect(sent('system.feedback')).toEqual([]);
  });

  it('[5-57] must lie within 10 to 500 characters, and the message names both', async () => {
    const { form, user, sent } = await write('too short');
    expect(await form.findByText('10 to 500 characters')).toBeInTheDocument();
    expect(form.getByLabelText('Your feedback')).toBeInvalid();
    expect(sent('system.feedback')).toEqual([]);
    await user.type(form.getByLabelText('Your feedback'), '!');
    await user.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent('system.feedback')).toEqual([{ content: 'too short!' }]));
    expect(await form.findByText(/Your feedback has arrived/)).toBeInTheDocument();
  });
});
