import type { RemoteDefinition } from '@atrium/host/define-remote';
import type { MountPage } from '@atrium/host';
import { createTestHost } from '@atrium/host/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RemoteOutlet } from './remote-outlet.tsx';
import { den, kinds, maintenance, signed, start } from './testing/den.ts';

const PLACE = 'member-centre.record';
const TARGET = { part: PLACE };
const parts = [{ place: PLACE }];
const withPart = (module: object): Partial<RemoteDefinition> => ({
  parts: [{ place: PLACE, load: async () => module as never }],
});

/** A part that shows what its place gives, and throws at once for a broken record. */
const wordsOf =
  (words: string) =>
  ({ record }: { record: { id: string } }) => {
    if (record.id === 'broken') throw new TypeError('planted');
    return <p>{`${words} ${record.id}`}</p>;
  };
const saying = (words: string) => ({ Part: wordsOf(words) });
function Throwing(): never {
  throw new TypeError('planted');
}

async function open(definition: Partial<RemoteDefinition>, id = '17') {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const host = await createTestHost();
  const test = start([den('1.0.0', { parts })]);
  test.behaviour.set('1.0.0', definition);
  const tree = (record: { id: string }) => (
    <host.Frame>
      <MemoryRouter>
        <h1>Record</h1>
        <RemoteOutlet
          federation={test.federation}
          remote="den"
          target={TARGET}
          input={{ record }}
          pending={null}
          failed={() => null}
          frame={() => null}
          maintenance={() => null}
        />
      </MemoryRouter>
    </host.Frame>
  );
  const { rerender } = render(tree({ id }));
  await act(() => test.federation.open('den', TARGET));
  return { ...test, show: (next: string) => act(async () => rerender(tree({ id: next }))) };
}
afterEach(() => jest.restoreAllMocks());

it('[13-16] a part gets what its place gives, and is swapped alone and in place by a new version', async () => {
  const { federation, behaviour, show } = await open(withPart(saying('one')));
  expect(await screen.findByText('one 17')).toBeVisible();
  await show('18');
  expect(screen.getByText('one 18')).toBeVisible();
  behaviour.set('1.1.0', withPart(saying('two')));
  await act(() => federation.apply(signed([den('1.1.0', { parts })])));
  expect(await screen.findByText('two 18')).toBeVisible();
});

it('[13-16] a part that throws leaves nothing behind, keeps the screen around it, and is reported', async () => {
  const { reports } = await open(withPart(saying('one')), 'broken');
  await waitFor(() => expect(kinds(reports)).toEqual(['screen-failed']));
  expect(reports.at(-1)).toMatchObject({ remote: 'den', version: '1.0.0', cause: 'render' });
  expect(screen.getByRole('heading', { name: 'Record' })).toBeVisible();
  expect(screen.queryByText(/^one/)).not.toBeInTheDocument();
});

it('[13-16] a new version whose part throws gives way to the one before it', async () => {
  const { federation, behaviour, reports } = await open(withPart(saying('one')));
  await screen.findByText('one 17');
  behaviour.set('1.1.0', withPart({ Part: Throwing }));
  await act(() => federation.apply(signed([den('1.1.0', { parts })])));
  await waitFor(() => expect(kinds(reports)).toContain('swap-returned'));
  expect(await screen.findByText('one 17')).toBeVisible();
});

it('[13-16] a version without the part shows nothing there, and no swap fails for it', async () => {
  const { federation, reports } = await open(withPart(saying('one')));
  await screen.findByText('one 17');
  await act(() => federation.apply(signed([den('1.1.0')])));
  await waitFor(() => expect(screen.queryByText('one 17')).not.toBeInTheDocument());
  expect(kinds(reports).filter((kind) => kind !== 'swap-waits')).toEqual(['swap-ready', 'swapped']);
  expect(federation.shown()).toEqual([{ remote: 'den', version: '1.1.0' }]);
});

it('[13-16] a remote that operators close takes its part with it', async () => {
  const { federation } = await open(withPart(saying('one')));
  await screen.findByText('one 17');
  await act(() => federation.apply(signed([maintenance('Back at nine')])));
  await waitFor(() => expect(screen.queryByText('one 17')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Record' })).toBeVisible();
});

it('[13-16] a part without React gets what its place gives at every change', async () => {
  const given: unknown[] = [];
  const mount: MountPage = ({ element }, first) => {
    const update = (input: typeof first) => {
      given.push(input.given);
      element.textContent = `Mounted ${(input.given as { record: { id: string } }).record.id}`;
    };
    update(first);
    return { update, unmount() {} };
  };
  const { show } = await open({ ...withPart({ mount }), contract: 2 });
  expect(await screen.findByText('Mounted 17')).toBeVisible();
  await show('18');
  expect(screen.getByText('Mounted 18')).toBeVisible();
  expect(given).toEqual([{ record: { id: '17' } }, { record: { id: '18' } }]);
});
