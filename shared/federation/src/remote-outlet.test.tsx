import type { SnapshotRemote } from '@atrium/contracts/snapshot';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState } from 'react';
import { createFederation, type Federation } from './federation.ts';
import { RemoteOutlet } from './remote-outlet.tsx';
import type { RuntimePort } from './runtime-port.ts';

const remote: SnapshotRemote = {
  kind: 'module',
  name: 'den',
  version: '1.0.0',
  container: 'den_1_0_0',
  entry: '/remotes/den/1.0.0/e.js',
  integrity: `sha384-${'0'.repeat(64)}`,
  contract: 1,
  subject: 'game',
  routes: [{ path: '/den', layout: 'full', group: 'den' }],
};
const DEN = { route: '/den' };

function start(load: RuntimePort['load'], diagnose = async () => 'network' as const) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const federation = createFederation({
    snapshot: {
      registryId: 'r',
      sequence: 1,
      issuedAt: '',
      expiresAt: '',
      brand: 'atrium',
      system: { status: 'normal', countries: [], ips: [] },
      remotes: [remote],
      signature: '',
      keyId: '',
    },
    keys: [],
    runtime: { load, fetchAgain() {}, unloadOthers() {}, prefetch: async () => true },
    diagnose,
  });
  render(<Host federation={federation} />);
  return federation;
}

function Host({ federation }: { federation: Federation }) {
  const [count, setCount] = useState(0);
  const [isHidden, setHidden] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Header {count}
      </button>
      <button type="button" onClick={() => setHidden(!isHidden)}>
        Another page
      </button>
      <main>
        <Activity mode={isHidden ? 'hidden' : 'visible'}>
          <RemoteOutlet
            federation={federation}
            remote="den"
            target={DEN}
            pending={<p>On its way</p>}
            failed={(cause, retry) => (
              <button type="button" onClick={retry}>
                Failed: {cause}
              </button>
            )}
            frame={({ url }) => <p>{url}</p>}
            maintenance={({ text }) => <p>{text}</p>}
          />
        </Activity>
      </main>
    </>
  );
}

const exporting = (Page: () => React.ReactNode) => async () => ({
  remote: {
    name: 'den',
    contract: 1,
    kind: 'game',
    routes: [{ path: '/den', layout: 'full', group: 'den', load: async () => ({ Page }) }],
    locales: {},
  },
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows the pending state while a screen loads, then the screen', async () => {
  start(exporting(() => <h1>Den</h1>));
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Den' })).toBeVisible();
});

it('shows a screen that was opened before without an intermediate state', async () => {
  const federation = start(exporting(() => <h1>Den</h1>));
  await federation.open('den', DEN);
  const { container } = render(
    <RemoteOutlet
      federation={federation}
      remote="den"
      target={DEN}
      pending="wait"
      failed={() => null}
      frame={() => null}
      maintenance={() => null}
    />,
  );
  expect(container.textContent).toBe('Den');
});

it('[8-09] reports within 20 s that a script that never arrives cannot be loaded; the rest works, and a retry loads it', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let answer: RuntimePort['load'] = () => new Promise(() => {});
  start((module) => answer(module));
  await user.click(screen.getByRole('button', { name: 'Header 0' }));
  expect(screen.getByText('On its way')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.queryByText('On its way')).toBeNull();
  expect(screen.getByRole('button', { name: 'Failed: timeout' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Header 1' }));
  expect(screen.getByRole('button', { name: 'Header 2' })).toBeVisible();
  answer = exporting(() => <h1>Den</h1>);
  await user.click(screen.getByRole('button', { name: 'Failed: timeout' }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('heading', { name: 'Den' })).toBeVisible();
});

it('contains the errors of a screen and offers a retry', async () => {
  let broken = true;
  start(
    exporting(() => {
      if (broken) throw new Error('boom');
      return <h1>Den</h1>;
    }),
  );
  const failed = await screen.findByRole('button', { name: 'Failed: render' });
  expect(screen.getByRole('button', { name: 'Header 0' })).toBeVisible();
  broken = false;
  await userEvent.click(failed);
  expect(await screen.findByRole('heading', { name: 'Den' })).toBeVisible();
});

it('does not render a screen again that is only hidden and shown, nor with its host', async () => {
  const Den = jest.fn(() => <h1>Den</h1>);
  start(exporting(Den));
  await screen.findByRole('heading', { name: 'Den' });
  Den.mockClear();
  const another = screen.getByRole('button', { name: 'Another page' });
  await userEvent.click(another);
  expect(screen.queryByRole('heading', { name: 'Den' })).toBeNull();
  await userEvent.click(another);
  expect(screen.getByRole('heading', { name: 'Den' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Header 0' }));
  expect(Den).not.toHaveBeenCalled();
});
