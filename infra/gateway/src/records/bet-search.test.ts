import { betLines, betRecords, betTotals } from '@atrium/contracts/bet-records';
import { beginExport, EXPORT_FILE_PATH } from '@atrium/contracts/record-exports';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { writeExportPart } from '../record-exports/write-exports.ts';
import { testVendor } from '../vendors/testing/test-vendor.ts';

const NOW = '2026-11-10T03:00:00.000Z';

let app: TestApp;
let member: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await testApp({ now: NOW });
  member = await app.signedIn();
  const { memberId: other } = await app.signedIn();
  await testVendor(app, 'FIND');
  await app.database.run(
    `INSERT INTO games (id, vendor_code, code, category, kind, name, names, min_bet, max_bet) VALUES
       ('f-fox', 'FIND', 'f', 'RNG', 'slots', 'Ember Fox', '{"zh": "余烬狐"}', 1, 1),
       ('f-half', 'FIND', 'h', 'RNG', 'slots', 'Half 50% Off_Deal', '{}', 1, 1)`,
  );
  // The oldest first, one a day.
  await app.database.run(
    `INSERT INTO rounds (vendor_code, round_id, member_id, game_id, game_type, currency, stake, payout, status, opened_at)
     SELECT 'FIND', round, member, game, 'RNG', 'PHP', 10, 0, 'lost', $1::timestamptz - (10 - n) * interval '1 day'
       FROM ROWS FROM (unnest($2::text[]), unnest($3::text[]), unnest($4::bigint[])) WITH ORDINALITY AS r (round, game, member, n)`,
    [
      NOW,
      ['A-100', 'A-101', 'B-7_7', 'B-767', 'A-900', 'x%y'],
      ['f-fox', 'f-fox', 'f-half', 'f-fox', 'f-fox', 'gone'],
      [member.memberId, member.memberId, member.memberId, member.memberId, other, member.memberId],
    ],
  );
});
afterAll(() => app.close());

const found = async (text: string, query: object = {}) =>
  (await member.call(betLines, { query: { text, ...query } as never })).value.items.map(({ roundId }) => roundId);

it('[1-34] finds part of a game in any language and of a round, in capitals or not, with blanks around it', async () => {
  expect(await found('ember')).toEqual(['B-767', 'A-101', 'A-100']);
  expect(await found('余烬')).toEqual(['B-767', 'A-101', 'A-100']);
  expect(await found('  a-10 ')).toEqual(['A-101', 'A-100']);
  expect(await found('B-767')).toEqual(['B-767']);
  expect(await found('   ')).toHaveLength(5);
});

it('[1-34] no character of the text is a pattern, SQL or the code of a language', async () => {
  expect(await found('%')).toEqual(['x%y', 'B-7_7']);
  expect(await found('7_7')).toEqual(['B-7_7']);
  expect(await found('_')).toEqual(['B-7_7']);
  expect(await found('.*')).toEqual([]);
  expect(await found('\\')).toEqual([]);
  expect(await found('zh')).toEqual([]);
  expect(await found("' OR '1'='1")).toEqual([]);
  expect(await found("x'); DELETE FROM rounds; --")).toEqual([]);
  expect(await found('A-100')).toEqual(['A-100']);
});

it('[1-34] finds nothing of another member, and nothing beyond the days', async () => {
  expect(await found('A-900')).toEqual([]);
  expect(await found('ember', { from: '2026-11-02', to: '2026-11-10' })).toEqual(['B-767', 'A-101']);
});

it('[1-34] [11-28] pages and totals follow the text, and a longer one than 64 characters is refused', async () => {
  const first = (await member.call(betLines, { query: { text: 'fox', pageSize: 2 } })).value;
  expect(first.items.map(({ roundId }) => roundId)).toEqual(['B-767', 'A-101']);
  expect(await found('fox', { pageSize: 2, cursor: first.next })).toEqual(['A-100']);
  expect((await member.call(betTotals, { query: { text: 'fox' } })).value).toMatchObject({ count: 3, stake: '30' });
  expect((await member.call(betRecords, { query: { text: 'fox' } })).value).toMatchObject({ total: 3 });
  const refused = { code: 'BAD_REQUEST', params: { field: 'text' } };
  expect((await member.call(betLines, { query: { text: 'a'.repeat(65) } })).error).toMatchObject(refused);
});

it('[11-28] the export of a search has its rounds alone', async () => {
  const columns = [{ key: 'round', head: 'Round' }] as [{ key: 'round'; head: string }];
  const query = { text: 'A-10' };
  const { id } = (
    await member.call(beginExport, { body: { kind: 'bets', name: 'bets.csv', query, columns, words: {} } })
  ).value;
  while (await writeExportPart(app.parts));
  const url = EXPORT_FILE_PATH.replace(':id', id);
  const { body } = await app.server.inject({ url, cookies: member.cookies });
  expect(body.replace('\uFEFF', '').trim().split('\r\n')).toEqual(['Round', 'A-101', 'A-100']);
});
