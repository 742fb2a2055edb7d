import { until } from '@atrium/testing/until';
import { balanceNotices } from './balance-notices.ts';

const balance = { sumBalance: '7', cash: '7', bonus: '0', locked: '0', currency: 'PHP', sequence: 3 };

it('sends a balance that could not be read once it can be read, with its cause, and none to a member without tabs', async () => {
  const sent: unknown[] = [];
  let failures = 0;
  const notices = balanceNotices({
    streams: {
      hasStreamOf: (memberId) => memberId === '1',
      send: (frame, audience) => sent.push([frame, audience]),
    },
    async readBalance() {
      if (failures < 2) {
        failures += 1;
        throw new Error('the database is away');
      }
      return balance;
    },
    log: { warn: () => {} },
    againMs: 1,
  });
  notices.send('2', 'bet');
  notices.send('1', 'bet');
  await until(() => sent.length > 0);
  expect(failures).toBe(2);
  expect(sent).toEqual([
    [`event: balance.changed\ndata: ${JSON.stringify({ ...balance, cause: 'bet' })}\n\n`, { member: '1' }],
  ]);
  notices.close();
});
