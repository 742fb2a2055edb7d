import type { PageModule } from '@atrium/host/define-remote';
import type { MountPage, PageInput } from '@atrium/host';
import { createTestHost } from '@atrium/host/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { type NavigateFunction, MemoryRouter, useNavigate } from 'react-router-dom';
import { RemoteOutlet } from './remote-outlet.tsx';
import { DEN, den, kinds, signed, start } from './testing/den.ts';

const texts = { en: { title: 'Den of {{name}}' }, zh: { title: '{{name}}的窝' } };
let log: string[];
let inputs: PageInput[];
beforeEach(() => {
  log = [];
  inputs = [];
});
afterEach(() => jest.restoreAllMocks());

/** A page of plain functions: a heading, a count that only it knows, and a listener on the document. */
const plain =
  (name: string): MountPage =>
  ({ element, signal }, first) => {
    const heading = document.createElement('h1');
    const count = document.createElement('button');
    count.textContent = '0';
    count.addEventListener('click', () => (count.textContent = String(Number(count.textContent) + 1)));
    element.append(heading, count);
    document.addEventListener('keydown', () => log.push(`${name} key`), { signal });
    const update = (input: PageInput) => {
      inputs.push(input);
      heading.textContent = input.text('title', { name });
    };
    update(first);
    log.push(`${name} mounted`);
    return { update, unmount: () => log.push(`${name} unmounted, signal ${signal.aborted}`) };
  };

const withMount = (mount: MountPage) => ({
  routes: [{ path: '/den', layout: 'full' as const, group: 'den', load: async () => ({ mount }) }],
});

const PageOfReact = () => <h1>{'Den of React'}</h1>;

let navigate: NavigateFunction;
function Navigation() {
  navigate = useNavigate();
  return null;
}

async function open(mount: MountPage) {
  const host = await createTestHost();
  for (const [tag, words] of Object.entries(texts)) host.i18n.addResourceBundle(tag, 'den', words);
  const test = start([den('1.0.0', { contract: 2 })]);
  test.behaviour.set('1.0.0', { ...withMount(mount), contract: 2 });
  const tree = (mode: 'visible' | 'hidden' | 'gone') => (
    <host.Frame>
      <MemoryRouter initialEntries={['/den?table=7']}>
        <Navigation />
        {mode !== 'gone' && (
          <Activity mode={mode}>
            <RemoteOutlet
              federation={test.federation}
              remote="den"
              target={DEN}
              pending={<p>On its way</p>}
              failed={(cause) => <p>Failed: {cause}</p>}
              frame={({ url }) => <p>{url}</p>}
              maintenance={({ text }) => <p>{text}</p>}
            />
          </Activity>
        )}
      </MemoryRouter>
    </host.Frame>
  );
  const { rerender } = render(tree('visible'));
  return { ...test, host, show: (mode: 'visible' | 'hidden' | 'gone') => act(async () => rerender(tree(mode))) };
}

it('[13-14] mounts once, updates with address and language, and unmounts with its listeners', async () => {
  const { host, show } = await open(plain('Ana'));
  expect(await screen.findByRole('heading', { name: 'Den of Ana' })).toBeVisible();
  expect(inputs).toEqual([
    expect.objectContaining({ path: '/den', search: '?table=7', language: 'en', visible: true }),
  ]);
  act(() => screen.getByRole('button').click());
  await act(async () => navigate('/den?table=8'));
  await act(() => host.i18n.changeLanguage('zh'));
  expect(screen.getByRole('heading', { name: 'Ana的窝' })).toBeVisible();
  expect(screen.getByRole('button')).toHaveTextContent('1');
  expect(inputs.at(-1)).toMatchObject({ search: '?table=8', language: 'zh' });
  document.dispatchEvent(new Event('keydown'));
  await show('gone');
  document.dispatchEvent(new Event('keydown'));
  expect(log).toEqual(['Ana mounted', 'Ana key', 'Ana unmounted, signal true']);
});

it('[13-14] keeps a hidden page, shows it again with its state, and unmounts it when it is evicted', async () => {
  const { show } = await open(plain('Ana'));
  (await screen.findByRole('button')).click();
  await show('hidden');
  expect(inputs.at(-1)!.visible).toBe(false);
  await show('visible');
  expect(inputs.at(-1)!.visible).toBe(true);
  expect(screen.getByRole('button')).toHaveTextContent('1');
  await show('hidden');
  expect(log).toEqual(['Ana mounted']);
  await show('gone');
  expect(log).toEqual(['Ana mounted', 'Ana unmounted, signal true']);
});

it('[13-14] is swapped in place by a version with or without React', async () => {
  const { federation, behaviour } = await open(plain('Ana'));
  await screen.findByRole('heading', { name: 'Den of Ana' });
  behaviour.set('1.1.0', { ...withMount(plain('Bea')), contract: 2 });
  await act(() => federation.apply(signed([den('1.1.0', { contract: 2 })])));
  expect(await screen.findByRole('heading', { name: 'Den of Bea' })).toBeVisible();
  expect(log.toSorted()).toEqual(['Ana mounted', 'Ana unmounted, signal true', 'Bea mounted']);
  const load = async () => ({ Page: PageOfReact });
  behaviour.set('1.2.0', { routes: [{ path: '/den', layout: 'full', group: 'den', load }] });
  await act(() => federation.apply(signed([den('1.2.0')])));
  expect(await screen.findByRole('heading')).toHaveTextContent('Den of React');
  expect(log).toContain('Bea unmounted, signal true');
});

it('[13-14] awaits a page that mounts later, with the newest input, and unmounts one that comes too late', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const mount: MountPage = async (place, input) => promise.then(() => plain('Ana')(place, input));
  const { host, show } = await open(mount);
  await waitFor(() => expect(screen.queryByText('On its way')).toBeNull());
  await act(() => host.i18n.changeLanguage('zh'));
  await act(async () => resolve());
  expect(screen.getByRole('heading', { name: 'Ana的窝' })).toBeVisible();

  await show('gone');
  log = [];
  const late = Promise.withResolvers<void>();
  const again = await open(async (place, input) => late.promise.then(() => plain('Bea')(place, input)));
  await waitFor(() => expect(screen.queryByText('On its way')).toBeNull());
  await again.show('gone');
  await act(async () => late.resolve());
  expect(log).toEqual(['Bea mounted', 'Bea unmounted, signal true']);
});

it.each<[string, MountPage, () => void]>([
  [
    'mount',
    () => {
      throw new TypeError('boom');
    },
    () => {},
  ],
  ['a late mount', () => Promise.reject(new TypeError('boom')), () => {}],
  [
    'update',
    () => ({
      update() {
        throw new TypeError('boom');
      },
      unmount() {},
    }),
    () => navigate('/den?table=9'),
  ],
])('[13-14] an error in %s stays in the screen, and the version before takes its place', async (_, mount, cause) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { federation, behaviour, reports } = await open(plain('Ana'));
  await screen.findByRole('heading', { name: 'Den of Ana' });
  behaviour.set('1.1.0', { ...withMount(mount), contract: 2 });
  await act(() => federation.apply(signed([den('1.1.0', { contract: 2 })])));
  await waitFor(() => expect(federation.shown()).toEqual([{ remote: 'den', version: expect.any(String) }]));
  await act(async () => cause());
  expect(await screen.findByRole('heading', { name: 'Den of Ana' })).toBeVisible();
  expect(kinds(reports)).toContain('screen-failed');
  expect(kinds(reports)).toContain('swap-returned');
});

it.each<[string, object]>([
  ['exports neither', {}],
  ['is mounted, of a remote that declares contract 1,', { mount: plain('Bea') }],
])('[13-14] a page that %s is refused as unfit for this host', async (_, page) => {
  const { behaviour, federation } = await open(plain('Ana'));
  await screen.findByRole('heading', { name: 'Den of Ana' });
  behaviour.set('2.0.0', {
    routes: [{ path: '/den', layout: 'full', group: 'den', load: async () => page as PageModule }],
  });
  await act(() => federation.apply(signed([den('2.0.0')])));
  await waitFor(() => expect(federation.shown()[0]!.version).toBe('1.0.0'));
  expect(screen.getByRole('heading', { name: 'Den of Ana' })).toBeVisible();
});
