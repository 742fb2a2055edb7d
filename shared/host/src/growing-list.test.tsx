import { endpoint } from '@atrium/contracts/endpoint';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { useGrowingList } from './growing-list.state.ts';
import { createPagedResource } from './paged-resource.state.ts';
import { sessionAtom } from './session.state.ts';
import { createTestHost, refuse, route, sampleBalance } from './testing.tsx';

const entries = endpoint({
  name: 'test.entries',
  method: 'GET',
  path: '/test/entries',
  access: 'token',
  summary: 'Entries of a test.',
  source: '',
  query: v.object({ of: v.optional(v.string()), after: v.optional(v.string()) }),
  reply: v.object({ items: v.array(v.string()), end: v.nullable(v.string()) }),
  errors: [],
});
const createEntries = () =>
  createPagedResource(entries, {
    cursorField: 'after',
    reuse: true,
    staleOn: ['balance.changed'],
    pageOf: ({ items, end }) => ({ items, next: end }),
  });
const ANNA = { token: 'marker', account: 'anna', isAgent: 0 };

function List({ paged, of }: { paged: ReturnType<typeof createEntries>; of: string | null }) {
  const { status, pages, hasNext, loadNext } = useGrowingList(paged, of === null ? null : { query: { of } });
  return (
    <button type="button" onClick={loadNext}>
      {`${status} ${pages.flatMap(({ items }) => items).join()}${hasNext ? ' …' : ''}`}
    </button>
  );
}

/** Three pages of one entry each, named after the list, the page and `word()`. */
async function open(word = () => '', answer = (_after: string | undefined): void | Promise<void> => {}) {
  const paged = createEntries();
  const host = await createTestHost({
    session: ANNA,
    routes: [
      route(entries, async ({ query: { of, after } }) => {
        await answer(after);
        const page = Number(after ?? 1);
        return { items: [`${of}${page}${word()}`], end: page < 3 ? String(page + 1) : null };
      }),
    ],
  });
  const view = render(<List paged={paged} of="a" />, { wrapper: host.Frame });
  const shows = (text: string | RegExp) => waitFor(() => expect(screen.getByRole('button')).toHaveTextContent(text));
  const press = () => userEvent.click(screen.getByRole('button'));
  const show = (of: string | null) => view.rerender(<List paged={paged} of={of} />);
  return { ...host, ...view, shows, press, show };
}

it('adds page after page by their cursors, and shows a list as it was without a call', async () => {
  const { shows, press, show, calls } = await open();
  await shows('ready a1 …');
  await press();
  await shows('ready a1,a2 …');
  await press();
  await shows(/^ready a1,a2,a3$/);
  await press();
  show('b');
  await shows('ready b1 …');
  show(null);
  await shows('pending');
  show('a');
  await shows(/^ready a1,a2,a3$/);
  expect(calls.map(({ query: { of, after } }) => `${of}${after ?? ''}`)).toEqual(['a', 'a2', 'a3', 'b']);
});

it('keeps what is there while a page is on its way, and after it has failed', async () => {
  const late = Promise.withResolvers<void>();
  let failing = true;
  const { shows, press } = await open(undefined, async (after) => {
    if (!after) return;
    await late.promise;
    if (failing) refuse('SYSTEM_BUSY');
  });
  await shows('ready a1 …');
  await press();
  await shows(/^more a1$/);
  await act(async () => late.resolve());
  await shows(/^failed a1$/);
  failing = false;
  await press();
  await shows('ready a1,a2 …');
});

it('fetches all shown pages again after an event, and begins anew for another account', async () => {
  let word = '';
  const { shows, press, bus, store, calls } = await open(() => word);
  await shows('ready a1 …');
  await press();
  await shows('ready a1,a2 …');
  word = '!';
  await act(async () => bus.emit('balance.changed', sampleBalance('1')));
  await shows('ready a1!,a2! …');
  expect(calls).toHaveLength(4);
  await act(async () => store.set(sessionAtom, { ...ANNA, account: 'ben' }));
  await shows('ready a1! …');
  expect(calls).toHaveLength(5);
});
