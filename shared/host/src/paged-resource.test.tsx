import { withdrawals } from '@atrium/contracts/payments';
import { endpoint, type ReplyOf } from '@atrium/contracts/endpoint';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import {
  createKeysetResource,
  createPagedResource,
  type PagedResource,
  usePagedResource,
} from './paged-resource.state.ts';
import type { Session } from './session-gate.ts';
import { sessionAtom } from './session.state.ts';
import { createTestHost, refuse, route, sampleBalance } from './testing.tsx';

const lines = endpoint({
  name: 'test.lines',
  method: 'GET',
  path: '/test/lines',
  access: 'token',
  summary: 'Lines of a test.',
  source: '',
  query: v.object({
    kind: v.optional(v.string()),
    pageNo: v.optional(v.union([v.string(), v.number()])),
    after: v.optional(v.string()),
  }),
  reply: v.object({
    items: v.array(v.string()),
    pageNo: v.number(),
    totalPages: v.number(),
    total: v.number(),
    end: v.optional(v.nullable(v.string())),
  }),
  errors: [],
});
type Lines = ReplyOf<typeof lines>;

const anna: Session = { token: 'marker', account: 'anna', isAgent: 0 };
const numbered = (query: Record<string, string>): Lines => {
  const pageNo = Number(query.pageNo ?? 1);
  return { items: [`${query.kind ?? 'any'} ${pageNo}`], pageNo, totalPages: 3, total: 3 };
};

function Table({ paged, kind }: { paged: PagedResource<typeof lines, string>; kind?: string }) {
  const list = usePagedResource(paged, { query: { kind } });
  return (
    <>
      <p data-testid="list">
        {`${list.items.join()} · ${list.page}/${list.pages ?? '?'} · ${list.busy ? 'busy' : list.status}`}
      </p>
      <button type="button" disabled={!list.hasNext} onClick={list.next}>
        next
      </button>
      <button type="button" disabled={list.page === 1} onClick={list.previous}>
        previous
      </button>
      <button type="button" onClick={() => list.goTo(3)}>
        third
      </button>
    </>
  );
}
const shown = () => screen.getByTestId('list').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(
  answer: (query: Record<string, string>) => Lines | Promise<Lines>,
  paged: PagedResource<typeof lines, string>,
) {
  const host = await createTestHost({ session: anna, routes: [route(lines, ({ query }) => answer(query))] });
  const view = render(<Table paged={paged} />, { wrapper: host.Frame });
  return { ...host, filterBy: (kind: string) => view.rerender(<Table paged={paged} kind={kind} />) };
}

it('turns pages by number, keeps the last one while the next is fetched, and begins anew with other filters', async () => {
  const late = Promise.withResolvers<void>();
  const paged = createPagedResource(lines);
  const { filterBy } = await open(async (query) => {
    if (query.pageNo === '2') await late.promise;
    return numbered(query);
  }, paged);
  await waitFor(() => expect(shown()).toBe('any 1 · 1/3 · ready'));
  await press('next');
  expect(shown()).toBe('any 1 · 2/3 · busy');
  await act(async () => late.resolve());
  await waitFor(() => expect(shown()).toBe('any 2 · 2/3 · ready'));
  await press('third');
  await waitFor(() => expect(shown()).toBe('any 3 · 3/3 · ready'));
  expect(screen.getByRole('button', { name: 'next' })).toBeDisabled();
  filterBy('bet');
  await waitFor(() => expect(shown()).toBe('bet 1 · 1/3 · ready'));
});

it('turns pages by keyset cursors, back along those that were opened', async () => {
  const paged = createPagedResource(lines, {
    cursorField: 'after',
    pageOf: ({ items, end }) => ({ items, next: end ?? null }),
  });
  const pages: Record<string, Lines> = {
    '': { ...numbered({}), items: ['a'], end: 'k1' },
    k1: { ...numbered({}), items: ['b'], end: 'k2' },
    k2: { ...numbered({}), items: ['c'], end: null },
  };
  const { calls } = await open(({ after = '' }) => pages[after]!, paged);
  await waitFor(() => expect(shown()).toBe('a · 1/? · ready'));
  // A page whose cursor nobody knows cannot be opened.
  await press('third');
  expect(shown()).toBe('a · 1/? · ready');
  await press('next');
  await waitFor(() => expect(shown()).toBe('b · 2/? · ready'));
  await press('next');
  await waitFor(() => expect(shown()).toBe('c · 3/? · ready'));
  expect(screen.getByRole('button', { name: 'next' })).toBeDisabled();
  await press('previous');
  await waitFor(() => expect(shown()).toBe('b · 2/? · ready'));
  expect(calls.map(({ query }) => query.after)).toEqual([undefined, 'k1', 'k2', 'k1']);
});

it('fetches the shown page again after an event, and shows no account what another one saw', async () => {
  const paged = createPagedResource(lines, { staleOn: ['balance.changed'] });
  let word = 'before';
  const { bus, store, calls } = await open((query) => ({ ...numbered(query), items: [word] }), paged);
  await waitFor(() => expect(shown()).toBe('before · 1/3 · ready'));
  await press('next');
  await waitFor(() => expect(shown()).toBe('before · 2/3 · ready'));
  calls.length = 0;
  word = 'after';
  await act(async () => bus.emit('balance.changed', sampleBalance('1')));
  await waitFor(() => expect(shown()).toBe('after · 2/3 · ready'));
  expect(calls.map(({ query }) => query.pageNo)).toEqual(['2']);
  await act(async () => store.set(sessionAtom, { ...anna, account: 'ben' }));
  expect(shown()).not.toContain('before');
});

it('shows nothing of the page before once the next one has failed', async () => {
  const paged = createPagedResource(lines);
  await open((query) => (query.pageNo === '2' ? refuse('SYSTEM_BUSY') : numbered(query)), paged);
  await waitFor(() => expect(shown()).toBe('any 1 · 1/3 · ready'));
  await press('next');
  await waitFor(() => expect(shown()).toBe(' · 2/? · failed'));
});

it('reads the lists of the contracts as they are, by numbers or by cursors', () => {
  expect(createPagedResource(lines).pageOf({ items: [], pageNo: 2, totalPages: 3, total: 12 })).toEqual({
    items: [],
    next: 3,
    pages: 3,
    total: 12,
  });
  const byCursor = createKeysetResource(withdrawals);
  expect(byCursor.pageOf({ items: [], next: 'abc' })).toMatchObject({ items: [], next: 'abc' });
  expect(byCursor.inputOf({ query: {} }, 'abc')).toEqual({ query: { cursor: 'abc' } });
});
