import { accountLines } from '@atrium/contracts/account-records';
import { betLines, betRecords } from '@atrium/contracts/bet-records';
import { bonuses } from '@atrium/contracts/bonuses';
import type { Endpoint } from '@atrium/contracts/endpoint';
import { logins } from '@atrium/contracts/login-history';
import { chases, tickets } from '@atrium/contracts/lottery-bets';
import { messages } from '@atrium/contracts/notices';
import { deposits, withdrawals } from '@atrium/contracts/payments';
import { pointHistory, redemptions } from '@atrium/contracts/points';
import { activityApplications, referral } from '@atrium/contracts/promotions';
import { cashbackPeriods } from '@atrium/contracts/rewards';
import type { Statement } from '../platform/database.ts';
import { NUMBERED_ROWS, SCANNED_ROWS } from '../platform/keyset.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { testVendor } from '../vendors/testing/test-vendor.ts';
import { fillRecords } from './testing/fill-records.ts';

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const NOW = '2026-11-10T03:00:00.000Z';
/** So deep that a page which skips rows reads many times what it shows. */
const DEEP = 900;
const PAGE_SIZE = 10;
/** Rows of the list's own table that a page may read: those that it shows, one more, and those that it reads once more for a join. */
const MOST_ROWS = 3 * PAGE_SIZE;

let app: TestApp;
let member: Awaited<ReturnType<TestApp['signedIn']>>;
/** Has more rounds than one page looks through. */
let busy: typeof member;
let asked: { text: string; values: unknown[] }[] = [];
beforeAll(async () => {
  app = await testApp({ now: NOW });
  member = await app.signedIn();
  await testVendor(app, 'LINES');
  await fillRecords(app.database, member.memberId, NOW, DEEP + 2 * PAGE_SIZE);
  await app.database.run('ANALYZE');
  const { database } = app.parts;
  const rows = database.rows.bind(database);
  app.parts.database.rows = ((statement: Statement, values: unknown[] = []) => {
    asked.push({ text: typeof statement === 'string' ? statement : statement.text, values });
    return rows(statement, values);
  }) as typeof database.rows;
});
afterAll(() => app.close());

const everyNode = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(everyNode)];

/** Rows that the queries of a call read from a table. */
async function rowsRead(table: string, call: () => Promise<unknown>): Promise<number> {
  asked = [];
  await call();
  let read = 0;
  for (const { text, values } of asked.filter(({ text }) => text.includes(table))) {
    const explained = await app.database.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    for (const node of everyNode(explained[0]!['QUERY PLAN'][0].Plan))
      if (node['Relation Name'] === table)
        read += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  }
  return read;
}

const LISTS: { list: Endpoint; table: string; filter?: object }[] = [
  { list: accountLines, table: 'ledger_lines' },
  { list: accountLines, table: 'ledger_entries', filter: { kind: 'rebate' } },
  { list: betLines, table: 'rounds' },
  { list: pointHistory, table: 'ledger_lines' },
  { list: tickets, table: 'lottery_tickets' },
  { list: chases, table: 'lottery_chases' },
  { list: cashbackPeriods, table: 'cashback_periods' },
  { list: bonuses, table: 'bonuses' },
  { list: activityApplications, table: 'activity_applications' },
  { list: messages, table: 'messages' },
  { list: redemptions, table: 'redemptions' },
  { list: referral, table: 'members' },
  { list: logins, table: 'logins' },
  { list: deposits, table: 'deposits' },
  { list: withdrawals, table: 'withdrawals' },
];

it.each(LISTS)(
  '[11-28] $list.name reads one range of $table, as far down as at the top',
  async ({ list, table, filter }) => {
    const read = async (cursor?: string, pageSize = PAGE_SIZE) =>
      (await member.call(list, { query: { pageSize, ...filter, ...(cursor && { cursor }) } } as never)).value as {
        items: unknown[];
        next: string | null;
      };
    let cursor: string | undefined;
    for (let depth = 0; depth < DEEP; depth += 100) cursor = (await read(cursor, 100)).next!;
    const page = await read(cursor);
    expect(page.items).toHaveLength(PAGE_SIZE);
    expect(await rowsRead(table, () => read(cursor))).toBeLessThanOrEqual(MOST_ROWS);
    expect(await rowsRead(table, () => read())).toBeLessThanOrEqual(MOST_ROWS);
  },
);

/** Rounds of the busy member, the last of which is won. */
const playBusy = (from: number, to: number) =>
  app.database.run(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at, closed_at)
     SELECT 'LINES', 'busy' || n, $1, 'g', 'RNG', 'PHP', 1, 0, CASE WHEN n = $4 THEN 'won' ELSE 'lost' END, $2::timestamptz - n * interval '1 second', $2
       FROM generate_series($3::int, $4::int) n`,
    [busy.memberId, NOW, from, to],
  );

it('[11-28] a filter that finds nothing looks through a bounded number of rounds, and says where to go on', async () => {
  busy = await app.signedIn();
  await playBusy(1, SCANNED_ROWS + 5);
  const read = async (query: object) =>
    (await busy.call(betLines, { query: { status: 'won', ...query } as never })).value;
  const first = await read({});
  expect(first).toEqual({ items: [], next: expect.any(String) });
  const { items, next } = await read({ cursor: first.next! });
  expect([items.map(({ roundId }) => roundId), next]).toEqual([[`busy${SCANNED_ROWS + 5}`], null]);
  expect(await rowsRead('rounds', () => read({}))).toBeLessThanOrEqual(2 * SCANNED_ROWS + MOST_ROWS);
});

it('[11-28] a numbered page neither counts nor skips more than the newest rounds that it is about', async () => {
  const read = (pageNo: number) => busy.call(betRecords, { query: { pageSize: 100, pageNo } });
  await playBusy(SCANNED_ROWS + 6, NUMBERED_ROWS + 5);
  const last = (await read(NUMBERED_ROWS / 100)).value;
  expect(last).toMatchObject({ total: NUMBERED_ROWS, totalPages: NUMBERED_ROWS / 100 });
  expect(last.items).toHaveLength(100);
  expect((await read(NUMBERED_ROWS / 100 + 1)).value.items).toEqual([]);
});
