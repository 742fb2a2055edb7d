import { type Connection, followConnection } from './connection.ts';

let reached: boolean;
let asked: number;
let shown: Connection[];
let returned: number;
let connection: ReturnType<typeof followConnection>;
const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};
const after = async (ms: number) => {
  jest.advanceTimersByTime(ms);
  await settled();
};

beforeEach(() => {
  jest.useFakeTimers();
  [reached, asked, shown, returned] = [true, 0, [], 0];
  connection = followConnection({
    show: (state) => void shown.push(state),
    reach: async () => {
      asked++;
      if (!reached) throw new TypeError('Failed to fetch');
      return true;
    },
    returned: () => void returned++,
  });
});
afterEach(() => jest.useRealTimers());

it('ignores a call without an answer while the site can be reached', async () => {
  connection.lost();
  await settled();
  expect([asked, shown]).toEqual([1, []]);
});

it('is offline when the probe fails, probes at growing intervals, and reports once that it is connected again', async () => {
  reached = false;
  connection.lost();
  await settled();
  expect(shown).toEqual(['offline']);
  connection.lost();
  await after(1_999);
  expect(asked).toBe(1);
  await after(1);
  await after(4_000);
  expect(asked).toBe(3);
  await after(7_999);
  expect(asked).toBe(3);
  reached = true;
  await after(1);
  expect([shown, returned]).toEqual([['offline', 'back'], 1]);
  await after(6_000);
  expect([shown.at(-1), returned]).toEqual(['online', 1]);
});

it('never waits longer than half a minute', async () => {
  reached = false;
  connection.gone();
  await settled();
  for (let minute = 0; minute < 5; minute++) await after(60_000);
  const before = asked;
  for (let second = 0; second < 60; second++) await after(1_000);
  expect(asked - before).toBeGreaterThanOrEqual(2);
});

it('is connected at once when the browser has a network again', async () => {
  reached = false;
  connection.gone();
  await settled();
  reached = true;
  await connection.look();
  expect(shown).toEqual(['offline', 'back']);
});

it('is slow while a call takes long, until any call is answered', () => {
  connection.waiting();
  connection.waiting();
  connection.answered();
  connection.answered();
  expect(shown).toEqual(['slow', 'online']);
});

it('shows only for a moment that it is connected again, also where a call is lost or the network returns in that moment', async () => {
  reached = false;
  connection.gone();
  await settled();
  reached = true;
  await connection.look();
  await after(1_000);
  connection.lost();
  await settled();
  await connection.look();
  await after(6_000);
  expect([shown, returned]).toEqual([['offline', 'back', 'online'], 1]);
});

it('is no longer slow once the slow call is lost and the site can be reached', async () => {
  connection.waiting();
  connection.lost();
  await settled();
  expect(shown).toEqual(['slow', 'online']);
});

it('does not call a broken connection slow', async () => {
  reached = false;
  connection.gone();
  await settled();
  connection.waiting();
  expect(shown).toEqual(['offline']);
});
