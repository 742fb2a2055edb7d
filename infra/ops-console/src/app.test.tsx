import { FIGURES_STREAM_PATH } from '@atrium/contracts/telemetry';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openConsole, type TestRegistryProcess, testRegistryProcess } from './testing/test-console.tsx';

const SLOW = { timeout: 15_000 };

let registry: TestRegistryProcess;
let open: Awaited<ReturnType<typeof openConsole>> | undefined;
const start = async (...options: Parameters<typeof openConsole> extends [unknown, ...infer Rest] ? Rest : never) => {
  open = await openConsole(registry, ...options);
  return open;
};
beforeAll(async () => {
  registry = await testRegistryProcess({ brands: ['atrium', 'quayside'] });
});
afterEach(() => open?.close());
afterAll(() => registry.stop());

const press = async (name: string | RegExp) => open!.user.click(await screen.findByRole('button', { name }, SLOW));
const row = (name: string) => screen.findByRole('row', { name }, SLOW);

async function swapToMaintenance(text: string) {
  await open!.user.type(await screen.findByLabelText('Text for members', {}, SLOW), text);
  await open!.user.type(screen.getByLabelText('Reason'), 'vendor outage');
  await press('Continue');
}

it('asks for a sign-in, refuses a wrong password with a sentence, and opens for the right one', async () => {
  const { user } = await start();
  await user.type(await screen.findByLabelText('Name', {}, SLOW), 'operator');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await press('Sign in');
  expect(await screen.findByText('The name or password is incorrect.', {}, SLOW)).toBeVisible();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'Operator-0001');
  await press('Sign in');
  expect(await screen.findByRole('heading', { level: 1, name: 'Remotes' }, SLOW)).toBeVisible();
  expect(await row('slots')).toHaveTextContent('1.1.0');
});

it('previews what members will see before a swap, makes it, and undoes it with one press', async () => {
  await start({ as: 'operator', path: '/remotes/slots' });
  expect(await screen.findByRole('link', { name: 'Preview 1.0.0' }, SLOW)).toHaveAttribute(
    'href',
    'http://127.0.0.1:9/?override=slots@http://127.0.0.1:9/remotes/slots/1.0.0/remoteEntry.js',
  );
  await swapToMaintenance('Back at nine.');
  expect(
    screen.getByText(/Every member who opens slots sees our maintenance page with this text: “Back at nine”\. It/),
  ).toBeVisible();
  await press('Swap slots now');
  expect(await screen.findByText(/Maintenance page since/, {}, SLOW)).toBeVisible();
  expect((await registry.call('operator', 'GET', '/status')).remotes).toContainEqual(
    expect.objectContaining({ name: 'slots', kind: 'maintenance' }),
  );
  await press('Undo');
  await waitFor(() => expect(screen.queryByText(/Maintenance page since/)).toBeNull(), SLOW);
});

it('[15-15] swaps a remote from the list of all of them, with its effect before the last press', async () => {
  await start({ as: 'operator' });
  await press('Swap fish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Swap fish' }, SLOW));
  await dialog.findByLabelText('Text for members', {}, SLOW);
  await swapToMaintenance('The pond is being cleaned.');
  expect(dialog.getByText(/Every member who opens fish sees our maintenance page/)).toBeVisible();
  await press('Swap fish now');
  await waitFor(async () => expect(await row('fish')).toHaveTextContent('Stand-in'), SLOW);
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Undo');
  await waitFor(async () => expect(await row('fish')).not.toHaveTextContent('Stand-in'), SLOW);
});

it('[13-21] starts hidden renderings of a version, says that nothing is found yet, and ends them', async () => {
  const { user } = await start({ as: 'operator', path: '/remotes/slots' });
  await user.click(await screen.findByRole('tab', { name: 'Try hidden' }, SLOW));
  await user.selectOptions(await screen.findByLabelText('Version', {}, SLOW), '1.0.0');
  await user.type(screen.getByLabelText('Reason'), 'before its canary');
  await press('Continue');
  expect(screen.getByText(/Nobody sees it, and it can’t write anything. It ends after 24 hours/)).toBeVisible();
  await press('Try 1.0.0 hidden');
  expect(await screen.findByRole('heading', { name: 'Hidden renderings of 1.0.0' }, SLOW)).toBeVisible();
  expect(screen.getByText(/^Nothing yet/)).toBeVisible();
  expect(await registry.call('operator', 'GET', '/remotes/slots/shadow')).toMatchObject({ version: '1.0.0' });
  await user.type(await screen.findByLabelText('Reason', {}, SLOW), 'enough');
  await press('Continue');
  await press('End hidden renderings');
  expect(await screen.findByText(/^Ended .*: enough$/, {}, SLOW)).toBeVisible();
});

it('[13-22] leads to the console of another brand, and marks the one that is operated', async () => {
  await start({ as: 'operator' });
  await press('Account of operator');
  const links = within(await screen.findByRole('navigation', { name: 'Brand' }, SLOW)).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Atrium', '/', 'true'],
      ['Quayside', '/brands/quayside/', null],
    ],
  );
});

it("shows another operator's change without a reload", async () => {
  await start({ as: 'operator' });
  expect(await row('slots')).toHaveTextContent('Healthy');
  await registry.call('approver', 'POST', '/remotes/slots/promote', { version: '1.0.0', canary: 25, reason: 'try it' });
  await waitFor(async () => expect(await row('slots')).toHaveTextContent('Canary 1.0.0 at 25%'), SLOW);
  await registry.call('approver', 'POST', '/remotes/slots/rollback', { reason: 'enough' });
  await waitFor(async () => expect(await row('slots')).toHaveTextContent('Healthy'), SLOW);
});

it('the figures go on after their stream was refused, as by a proxy while the registry starts again', async () => {
  await start({ as: 'operator', path: '/remotes/fish', refusedOnce: FIGURES_STREAM_PATH });
  const moved = () => screen.findByRole('progressbar', { name: 'Tabs updated' }, SLOW);
  await screen.findByRole('heading', { name: 'Tabs updated' }, SLOW);
  const { sequence } = await registry.call('operator', 'GET', '/status');
  await registry.call('gateway', 'POST', '/telemetry', {
    gateway: 'bbbbbbbbbbbb',
    counts: [],
    places: [],
    tabs: {
      open: 4,
      waiting: 0,
      sequences: [{ sequence, tabs: 3 }],
      shown: [{ remote: 'fish', version: '1.1.0', tabs: 4 }],
    },
    refusedSnapshots: 0,
  });
  await waitFor(
    async () => expect(await moved()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^3 of 4/)),
    SLOW,
  );
});

it('proposes what is prepared for a remote that fails, says what it lacks, and puts it in place with one press', async () => {
  const prepare = (body: object) =>
    registry.call('operator', 'POST', '/remotes/fish/stand-in', { reason: 'for the day it fails', ...body });
  const visits = { visit: 100, 'failing-visit': 60 };
  await prepare({ to: '3.0.0' });
  await registry.call('gateway', 'POST', '/telemetry', {
    gateway: 'aaaaaaaaaaaa',
    counts: Object.entries(visits).map(([measure, count]) => ({
      remote: 'fish',
      version: '1.1.0',
      measure,
      bucket: 0,
      count,
    })),
    places: [],
    tabs: { open: 0, waiting: 0, sequences: [], shown: [] },
    refusedSnapshots: 0,
  });
  await start({ as: 'operator' });
  const proposals = within(await screen.findByRole('status', { name: 'Proposals' }, SLOW));
  expect(proposals.getByText('fish fails in 60% of visits')).toBeVisible();
  expect(proposals.getByText(/^It isn’t ready: .fish has no version 3\.0\.0\.\u2069$/)).toBeVisible();
  expect(proposals.queryByRole('button')).toBeNull();
  open!.close();
  await prepare({ maintenance: 'The pond is being cleaned.', minutes: 30 });
  await start({ as: 'operator' });
  await press('Put the stand-in of fish in place');
  await waitFor(async () => expect(await row('fish')).toHaveTextContent('Stand-in'), SLOW);
  expect(screen.queryByRole('status', { name: 'Proposals' })).toBeNull();
  const fish = expect.objectContaining({ name: 'fish', kind: 'maintenance' });
  expect((await registry.call('operator', 'GET', '/status')).remotes).toContainEqual(fish);
  await press('Undo');
  await waitFor(async () => expect(await row('fish')).not.toHaveTextContent('Stand-in'), SLOW);
});

it('[13-07] shows what Chromium found before a promotion, and makes it only once an operator confirms that', async () => {
  await registry.checked({ remote: 'fish', version: '1.0.0', findings: ['/fish shows nothing.'] });
  const { user } = await start({ as: 'operator', path: '/remotes/fish' });
  await user.click(await screen.findByRole('tab', { name: 'Promote' }, SLOW));
  const version = await screen.findByLabelText('Version', {}, SLOW);
  await user.selectOptions(version, '1.0.0');
  await user.type(screen.getByLabelText('Reason'), 'the new one is worse');
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText('/fish shows nothing.')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await user.click(panel.getByRole('checkbox', { name: 'Promote 1.0.0 in spite of these findings' }));
  await press('Continue');
  expect(within(panel.getByRole('status')).getByText('/fish shows nothing.')).toBeVisible();
  await press('Serve 1.0.0 to 10%');
  expect(await screen.findByText(/1\.0\.0.* is now served to .*10.*%/, {}, SLOW)).toBeVisible();
  expect((await registry.call('operator', 'GET', '/audit?limit=1'))[0]).toMatchObject({
    action: 'promote',
    reason: 'in spite of its check in Chromium: the new one is worse',
  });
  await registry.call('approver', 'POST', '/remotes/fish/rollback', { reason: 'enough' });
});

it('refuses a change of an outdated state, and names the operator who was first', async () => {
  await start({ as: 'operator', path: '/remotes/fish', deaf: true });
  await swapToMaintenance('The pond is being cleaned.');
  await registry.call('approver', 'POST', '/remotes/slots/promote', { version: '1.0.0', canary: 25, reason: 'try it' });
  await press('Swap fish now');
  expect(await screen.findByText(/Someone else made a change first, so nothing was changed/, {}, SLOW)).toBeVisible();
  expect(await screen.findByText(/approver changed slots/, {}, SLOW)).toBeVisible();
  expect((await registry.call('operator', 'GET', '/status')).remotes).toContainEqual(
    expect.objectContaining({ name: 'fish', kind: 'module' }),
  );
  await registry.call('approver', 'POST', '/remotes/slots/rollback', { reason: 'enough' });
});

it('[15-15] a change of the whole site is chosen first, and waits for a second person: operators cannot approve their own requests', async () => {
  const first = await start({ as: 'operator', path: '/system' });
  await first.user.type(await screen.findByLabelText('Reason', {}, SLOW), 'database');
  // The form begins with the present status: nothing would be changed.
  expect(screen.getByRole('radio', { name: /^Normal/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await first.user.click(screen.getByRole('radio', { name: /^System maintenance/ }));
  fireEvent.change(screen.getByLabelText('Expected back'), { target: { value: '2099-01-02' } });
  fireEvent.change(screen.getByLabelText('Expected back, time'), { target: { value: '21.30' } });
  await press('Continue');
  expect(screen.getByText(/Members read that it is expected back at .*2099.*21:30/)).toBeVisible();
  await press('Request closing the site');
  expect(await screen.findByText('Waiting for a second person', {}, SLOW)).toBeVisible();
  await first.user.click(
    within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: /Approvals/ }),
  );
  expect(await screen.findByText(/You requested this yourself/, {}, SLOW)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  first.close();

  await start({ as: 'approver', path: '/approvals' });
  await press('Approve');
  await press('Approve and apply now');
  expect(await screen.findByText(/Members don't see the normal site/, {}, SLOW)).toBeVisible();
  expect((await registry.call('operator', 'GET', '/status')).system).toMatchObject({
    until: new Date('2099-01-02T21:30').toISOString(),
  });
  await registry.call('operator', 'POST', '/system', { status: 'normal', reason: 'well again' });
  await waitFor(() => expect(screen.queryByText(/Members don't see the normal site/)).toBeNull(), SLOW);
});

it('finds entries of the audit log and shows before and after', async () => {
  const { user } = await start({ as: 'operator', path: '/audit' });
  expect(await screen.findByText(/Chain verified over/, {}, SLOW)).toBeVisible();
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }, SLOW), 'database');
  const [entry] = await screen.findAllByRole('button', { name: /Changed the system status/ }, SLOW);
  await user.click(entry!);
  expect(screen.getByText('maintenance').closest('ins')).not.toBeNull();
  expect(screen.getByText('normal').closest('del')).not.toBeNull();
});

it('issues a token for a squad that is shown once, and revokes it', async () => {
  const { user } = await start({ as: 'operator', path: '/access' });
  await user.type(await screen.findByLabelText('Name', {}, SLOW), 'slots-squad');
  await screen.findByRole('option', { name: 'slots' }, SLOW);
  await user.selectOptions(screen.getByLabelText('Can change'), 'slots');
  await user.type(screen.getByLabelText('Reason'), 'new squad');
  await press('Continue');
  await press('Issue token');
  expect(await screen.findByText('Token for slots-squad', {}, SLOW)).toBeVisible();
  await press('Revoke slots-squad');
  const dialog = await screen.findByRole('dialog', { name: 'Revoke slots-squad' }, SLOW);
  await user.type(within(dialog).getByLabelText('Reason'), 'left');
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.getByRole('row', { name: /slots-squad/ })).toHaveTextContent('Ended'), SLOW);
});

it('shows that the gateway does not respond, and keeps the data that it has', async () => {
  await start({ as: 'operator', path: '/vendors' });
  expect(await screen.findByText(/The site's gateway isn't responding/, {}, SLOW)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('asks for a sign-in again when the session was ended elsewhere', async () => {
  await start({ as: 'operator' });
  await row('slots');
  await open!.client.call({ name: 'signOut', method: 'POST', path: '/console/sign-out', role: null } as never);
  await registry.call('operator', 'POST', '/remotes/slots/rollback', { reason: 'so that something changes' });
  expect(await screen.findByText('Your session has ended. Sign in again.', {}, SLOW)).toBeVisible();
});

it('[13-18] invites a squad to a remote that does not exist yet, shows its command once, and withdraws it', async () => {
  const { user } = await start({ as: 'operator', path: '/access' });
  expect(await screen.findByText(/^No invitations yet/, {}, SLOW)).toBeVisible();
  await press('Invite a squad');
  const form = within(await screen.findByRole('dialog', { name: 'Invite a squad' }, SLOW));
  await user.type(form.getByRole('textbox', { name: /^Squad/ }), 'bingo-squad');
  await user.type(form.getByRole('textbox', { name: /^Remote/ }), 'bingo-hall');
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'a new vertical');
  await user.click(form.getByRole('button', { name: 'Continue' }));
  expect(form.getByText(/bingo-squad gets a token that can release, promote and roll back bingo-hall/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Invite' }));
  const command = (await form.findByText(/^npx atrium-remote join /, {}, SLOW)).textContent!;
  await user.click(form.getByRole('button', { name: 'Close' }));
  const list = within(await screen.findByRole('table', { name: 'Invitations' }, SLOW));
  expect(list.getByRole('row', { name: /bingo-squad/ })).toHaveTextContent(/bingo-hall.*Open.*operator/);
  expect(screen.queryByText(command)).toBeNull();
  await press('Withdraw the invitation of bingo-squad');
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the invitation of bingo-squad' }, SLOW));
  await user.type(dialog.getByLabelText('Reason'), 'a mistake');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(list.getByRole('row', { name: /bingo-squad/ })).toHaveTextContent('Withdrawn'), SLOW);
  await expect(
    registry.call('operator', 'POST', '/invitations/redeem', { invitation: command.split(' ')[3] }),
  ).rejects.toThrow('INVITATION_INVALID');
});

it('is laid out from right to left in Arabic', async () => {
  await start({ as: 'operator', language: 'ar' });
  await screen.findByRole('heading', { level: 1 }, SLOW);
  expect(document.documentElement.dir).toBe('rtl');
});
