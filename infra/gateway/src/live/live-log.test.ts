import { createLiveLog, type LoggedEvent } from './live-log.ts';

const logged = (from: string, seq: number): LoggedEvent => ({
  from,
  seq,
  event: 'notice.published',
  data: { id: `${from}${seq}` },
  audience: 'everybody',
});
const names = (events: LoggedEvent[] | undefined) => events?.map(({ from, seq }) => `${from}${seq}`);

it('returns exactly the events after an id, in any order of two processes', () => {
  const [here, there] = [createLiveLog(), createLiveLog()];
  for (const one of [logged('a', 1), logged('b', 1), logged('a', 2)]) here.note(one);
  const id = here.id();
  // The other process receives b late, after both events of a.
  for (const one of [logged('a', 1), logged('a', 2), logged('a', 3), logged('b', 1), logged('b', 2)]) there.note(one);
  expect(names(there.since(id))).toEqual(['a3', 'b2']);
  expect(names(here.since(id))).toEqual([]);
});

it('returns undefined for an id that it no longer has, never had or cannot parse', () => {
  const log = createLiveLog();
  log.note(logged('a', 1));
  const early = log.id();
  for (let seq = 2; seq <= 1_030; seq += 1) log.note(logged('a', seq));
  expect(log.since(early)).toBeUndefined();
  expect(log.since('a.1020')).toHaveLength(10);
  expect(log.since('c.1')).toBeUndefined();
  for (const broken of ['', 'a', 'a.', '1', 'a.1;', `${'a.1,'.repeat(100)}a.1`])
    expect(log.since(broken)).toBeUndefined();
});

it('detects an event that was lost in transit', () => {
  const log = createLiveLog();
  expect([log.note(logged('a', 1)), log.note(logged('a', 3))]).toEqual([true, false]);
  expect(log.since('a.1')).toBeUndefined();
  expect(names(log.since('a.2'))).toEqual(['a3']);
});

it('learns the event numbers of other processes, and serves a browser that has received exactly those', () => {
  const log = createLiveLog();
  log.learn({ a: 7, b: 2 });
  expect(log.since('a.7,b.2')).toEqual([]);
  expect(log.since('a.6,b.2')).toBeUndefined();
  log.note(logged('a', 8));
  expect(names(log.since('a.7,b.2'))).toEqual(['a8']);
  // A browser that does not know b may have missed events of b from before this process started.
  expect(log.since('a.7')).toBeUndefined();
});
