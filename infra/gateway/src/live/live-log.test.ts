import { createLiveLog, type Told } from './live-log.ts';

const told = (from: string, seq: number): Told => ({
  from,
  seq,
  event: 'notice.published',
  data: { id: `${from}${seq}` },
  audience: 'everybody',
});
const names = (events: Told[] | undefined) => events?.map(({ from, seq }) => `${from}${seq}`);

it('tells exactly what came after an id, in whatever order two processes were heard', () => {
  const [here, there] = [createLiveLog(), createLiveLog()];
  for (const one of [told('a', 1), told('b', 1), told('a', 2)]) here.note(one);
  const id = here.id();
  // The other process hears b late: after both of a.
  for (const one of [told('a', 1), told('a', 2), told('a', 3), told('b', 1), told('b', 2)]) there.note(one);
  expect(names(there.since(id))).toEqual(['a3', 'b2']);
  expect(names(here.since(id))).toEqual([]);
});

it('does not pretend to know what it no longer has, never had or cannot read', () => {
  const log = createLiveLog();
  log.note(told('a', 1));
  const early = log.id();
  for (let seq = 2; seq <= 1_030; seq += 1) log.note(told('a', seq));
  expect(log.since(early)).toBeUndefined();
  expect(log.since('a.1020')).toHaveLength(10);
  expect(log.since('c.1')).toBeUndefined();
  for (const broken of ['', 'a', 'a.', '1', 'a.1;', `${'a.1,'.repeat(100)}a.1`])
    expect(log.since(broken)).toBeUndefined();
});

it('notices that something was lost on the way', () => {
  const log = createLiveLog();
  expect([log.note(told('a', 1)), log.note(told('a', 3))]).toEqual([true, false]);
  expect(log.since('a.1')).toBeUndefined();
  expect(names(log.since('a.2'))).toEqual(['a3']);
});

it('learns from the others how far they are, and answers a browser that has heard just that', () => {
  const log = createLiveLog();
  log.learn({ a: 7, b: 2 });
  expect(log.since('a.7,b.2')).toEqual([]);
  expect(log.since('a.6,b.2')).toBeUndefined();
  log.note(told('a', 8));
  expect(names(log.since('a.7,b.2'))).toEqual(['a8']);
  // A browser that never heard of b may have missed what b said before this process began.
  expect(log.since('a.7')).toBeUndefined();
});
