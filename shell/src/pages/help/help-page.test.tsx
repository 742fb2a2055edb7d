import { SITE_COOKIES } from '@atrium/contracts/cookies';
import { feedback, helpCentre } from '@atrium/contracts/system';
import type { Session } from '@atrium/host';
import { refuse, route } from '@atrium/host/testing';
import { switchLanguage } from '@atrium/i18n/create-i18n';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { shadowAllowedAtom } from '../../shadow/record/shadow-allowed.state.ts';
import { createShellHost } from '../../testing/shell-host.tsx';
import { switchedOn } from '../../testing/switched-on.ts';
import { HelpPage } from './help-page.tsx';

const articles = [
  { topic: 'deposit', group: 'help' as const, title: 'Deposits', html: '<p>How to deposit</p>' },
  { topic: 'agent-policy', group: 'help' as const, title: 'Agent policy', html: '<p>For agents</p>' },
  { topic: 'agent-pay', group: 'help' as const, title: 'Agents: pay', html: '<p>What agents are paid</p>' },
  {
    topic: 'cashback',
    group: 'help' as const,
    title: 'Cashback',
    html: '<p>A share of what you stake.</p><ul><li>Claim it before its date.</li></ul>',
    words: 'rebate',
  },
  { topic: 'refund', group: 'about' as const, title: 'Refund Policy', html: '<p>What is refunded</p>' },
];
async function open(at = '/help', whitelabel = switchedOn(), session?: Session) {
  const host = await createShellHost({
    permission: { whitelabel },
    ...(session && { session }),
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

it('shows the start of what a link leads to: the page from its top, or on a phone the article below the topics', async () => {
  const before = innerWidth;
  window.innerWidth = 1440;
  const shown: string[] = [];
  jest.spyOn(window, 'scrollTo').mockImplementation(() => shown.push('page'));
  Element.prototype.scrollIntoView = () => shown.push('article');
  const { user } = await open('/help');
  expect(shown).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Deposits' }));
  expect(shown).toEqual(['page']);
  window.innerWidth = 390;
  await user.click(screen.getByRole('link', { name: 'Refund Policy' }));
  expect(shown).toEqual(['page', 'article']);
  for (const start of ['article', 'page']) {
    act(() => history.back());
    await waitFor(() => expect(shown.at(-1)).toBe(start));
  }
  window.innerWidth = before;
});

it('[6-25] shows the agent policy while its switch is on, and hides it while it is off', async () => {
  await open();
  expect(screen.queryByRole('link', { name: 'Agent policy' })).toBeNull();
  cleanup();
  await open('/help', switchedOn('agentPolicy'));
  expect(screen.getByRole('link', { name: 'Agent policy' })).toBeInTheDocument();
});

it('[11-30] the articles about the pages of agents are for agents alone', async () => {
  await open();
  expect(screen.queryByRole('link', { name: 'Agents: pay' })).toBeNull();
  cleanup();
  await open('/help', switchedOn(), { token: 'marker', account: 'agent1', isAgent: 1 });
  expect(screen.getByRole('link', { name: 'Agents: pay' })).toBeInTheDocument();
});

describe('[11-30] the search', () => {
  const ask = async (question: string) => {
    const host = await open();
    await host.user.type(screen.getByRole('searchbox', { name: 'Search the help' }), question);
    return { ...host, hits: within(await screen.findByRole('navigation', { name: 'Found articles' })) };
  };

  it('lists the articles that answer with the answering paragraph, and opens the first with Enter', async () => {
    const { hits, user, calls } = await ask('claim my rebates');
    const hit = await hits.findByRole('link', { name: 'Cashback' });
    expect(hit).toHaveTextContent('Claim it before its date.');
    expect(hits.getByRole('status')).toHaveTextContent('1 article');
    await user.keyboard('{Enter}');
    expect(await within(screen.getByRole('article')).findByText('A share of what you stake.')).toBeInTheDocument();
    expect(hit).toHaveAttribute('aria-current', 'page');
    expect(calls.filter(({ name }) => name === helpCentre.name)).toHaveLength(1);
  });

  it('finds no article that is not shown', async () => {
    const { hits } = await ask('agents');
    expect(await hits.findByText(/Nothing found/)).toBeInTheDocument();
    expect(hits.queryByRole('link')).toBeNull();
    expect(hits.getByRole('button', { name: 'Write to customer service' })).toBeInTheDocument();
  });

  it('returns to the topics when the question is removed', async () => {
    const { user } = await ask('refund');
    await user.clear(screen.getByRole('searchbox', { name: 'Search the help' }));
    expect(screen.getByRole('navigation', { name: 'Topics' })).toBeInTheDocument();
  });
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

it('[13-21] lets this browser help with new versions only once its visitor turns that on, and not after they turn it off', async () => {
  const { store, user } = await open('/help?topic=cookies');
  const choice = await screen.findByRole('switch', { name: /Try new versions in the background/ });
  expect([(choice as HTMLInputElement).checked, store.get(shadowAllowedAtom)]).toEqual([false, false]);
  await user.click(choice);
  expect([store.get(shadowAllowedAtom), localStorage.getItem('shadowRenderings')]).toEqual([true, 'allowed']);
  await user.click(choice);
  expect([store.get(shadowAllowedAtom), localStorage.getItem('shadowRenderings')]).toEqual([false, null]);
});

it('[SY-12] lists every cookie with purpose and lifetime, and the version of the software', async () => {
  await open('/help?topic=cookies');
  const table = within(screen.getByRole('table', { name: 'Cookies' }));
  expect(table.getAllByRole('row')).toHaveLength(SITE_COOKIES.length + 1);
  expect(table.getByRole('row', { name: /^session/ })).toHaveTextContent(/Keeps you logged in.*Up to 1 d/);
  expect(table.getByRole('row', { name: /^override/ })).toHaveTextContent(/Until the browser closes/);
  for (const { name } of SITE_COOKIES) expect(table.queryByText(`cookies.purpose.${name}`)).toBeNull();
  expect(screen.getByText(/^Version /)).toBeVisible();
});
