import { feedback, helpCentre } from '@atrium/contracts/system';
import { refuse, route } from '@atrium/host/testing';
import { switchLanguage } from '@atrium/i18n/create-i18n';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { createShellHost } from '../../testing/shell-host.tsx';
import { switchedOn } from '../../testing/switched-on.ts';
import { HelpPage } from './help-page.tsx';

const articles = [
  { topic: 'deposit', group: 'help' as const, title: 'Deposits', html: '<p>How to deposit</p>' },
  { topic: 'agent-policy', group: 'help' as const, title: 'Agent policy', html: '<p>For agents</p>' },
  { topic: 'refund', group: 'about' as const, title: 'Refund Policy', html: '<p>What is refunded</p>' },
];
async function open(at = '/help', whitelabel = switchedOn()) {
  const host = await createShellHost({
    permission: { whitelabel },
    routes: [route(helpCentre, articles), route(feedback, { id: 'f1' })],
  });
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

  it('[5-57] must have 10 to 500 characters, and the message names both limits', async () => {
    const { form, user, sent } = await write('too short');
    expect(await form.findByText('10 to 500 characters')).toBeInTheDocument();
    expect(form.getByLabelText('Your feedback')).toBeInvalid();
    expect(sent('system.feedback')).toEqual([]);
    await user.type(form.getByLabelText('Your feedback'), '!');
    await user.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent('system.feedback')).toEqual([{ content: 'too short!' }]));
    expect(await form.findByText(/We've received your feedback/)).toBeInTheDocument();
  });

  it('can be written when the articles fail to load, and keeps its text while another language is fetched', async () => {
    let works = false;
    const host = await createShellHost({
      language: 'MS',
      routes: [
        route(helpCentre, ({ query }) =>
          query.language === 'TY' ? new Promise(() => {}) : works ? articles : refuse('SYSTEM_BUSY'),
        ),
      ],
    });
    host.show(<HelpPage />, '/help?topic=feedback');
    const { i18n, user } = host;
    await user.type(screen.getByLabelText(i18n.t('shell:feedback.content')), 'The lobby');
    await user.click(await screen.findByRole('button', { name: i18n.t('shell:action.tryAgain') }));
    works = true;
    await user.click(screen.getByRole('button', { name: i18n.t('shell:action.tryAgain') }));
    expect(await screen.findByRole('link', { name: 'Deposits' })).toBeVisible();
    await act(() => switchLanguage(i18n, 'TY'));
    expect(screen.queryByRole('link', { name: 'Deposits' })).toBeNull();
    expect(screen.getByDisplayValue('The lobby')).toBeVisible();
  });
});
