import { createEventBus, type TabChannel } from '@atrium/host';
import { eventChecker, type EventFault } from './check-events.ts';

const at = (...places: string[]) => `Error: an event\n${places.map((place) => `    at f (${place})`).join('\n')}`;
const BUS = 'https://play.example.com/shell/0a1b2c3d/host.js:1:1';
const SLOTS = 'https://play.example.com/remotes/slots/1.4.1/621.js:1:4711';

async function faults(stack: string | undefined, event: 'game.round' | 'game.closed', detail: unknown) {
  const found: EventFault[] = [];
  const check = eventChecker({ declared: async () => ['game.round'], found: (fault) => found.push(fault) });
  check(event, detail, stack);
  await new Promise((resolve) => setTimeout(resolve));
  return found;
}

it('[13-15] finds an event that is not of its schema, and the version that emitted it', async () => {
  expect(await faults(at(BUS, SLOTS), 'game.round', { gameId: '7', phase: 'ended' })).toEqual([]);
  expect(await faults(at(BUS, SLOTS), 'game.round', { gameId: '7', phase: 'over' })).toEqual([
    { event: 'game.round', what: expect.stringContaining('phase'), from: { remote: 'slots', version: '1.4.1' } },
  ]);
});

it('[13-15] finds an event of a remote that its manifest does not declare, and none that the shell emits for it', async () => {
  const closed = { gameId: '7' };
  expect(await faults(at(BUS, SLOTS), 'game.closed', closed)).toMatchObject([
    { what: 'its manifest does not declare it' },
  ]);
  expect(await faults(at(BUS, BUS, SLOTS), 'game.closed', closed)).toEqual([]);
});

it('[13-15] sees what this page emits and what arrives from another tab, and keeps nothing back', () => {
  let arrive: (event: { data: unknown }) => void = () => {};
  const channel: TabChannel = {
    postMessage() {},
    addEventListener(_type, listener) {
      arrive = listener;
    },
    close() {},
  };
  const bus = createEventBus(channel);
  const seen: unknown[] = [];
  const received: unknown[] = [];
  bus.observe((event, detail, stack) => void seen.push([event, detail, typeof stack]));
  bus.on('game.closed', (detail) => void received.push(detail));
  bus.emit('game.closed', { gameId: '1' });
  arrive({ data: { event: 'game.closed', detail: { gameId: 2 } } });
  expect(seen).toEqual([
    ['game.closed', { gameId: '1' }, 'string'],
    ['game.closed', { gameId: 2 }, 'undefined'],
  ]);
  expect(received).toEqual([{ gameId: '1' }, { gameId: 2 }]);
});
