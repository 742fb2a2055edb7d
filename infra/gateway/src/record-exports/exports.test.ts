import * as calls from '@atrium/contracts/record-exports';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { fillRecords } from '../records/testing/fill-records.ts';
import { files } from './record-exports.repository.ts';
import { PART_ROWS, writeExportPart } from './write-exports.ts';

const NOW = '2026-11-10T03:00:00.000Z';
/** Of each of two kinds of movements; in parts of its own each. */
const ROWS = PART_ROWS + 1_000;
let app: TestApp;
let member: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await testApp({ now: NOW });
  member = await app.signedIn();
  await fillRecords.movements(app.database, member.memberId, NOW, ROWS);
  await app.database.run(
    `SELECT ledger_post($1, 'transfer', $2, 'export', 'formula', '', '=1+1', '', ARRAY[ledger_account('player:cash', $2, '', 'PHP'), ledger_account('house:pnl', NULL, 'g', 'PHP')], ARRAY[250::bigint, -250::bigint])`,
    [NOW, member.memberId],
  );
});
afterAll(() => app.close());
afterEach(() => app.database.run('DELETE FROM record_exports'));

type Member = typeof member;
const begin = (who: Member, query: object = { archive: 'yes', from: '2026-01-01', to: '2026-11-10' }) =>
  who.call(calls.beginExport, {
    body: {
      kind: 'account',
      name: 'records.csv',
      query,
      columns: [
        { key: 'reference', head: 'Reference' },
        { key: 'kind', head: 'What, exactly' },
        { key: 'amount', head: 'Amount' },
      ],
      words: { bet: 'Wette', rebate: '=HYPERLINK("x")' },
    } as never,
  });
const listed = async (who: Member) => (await who.call(calls.recordExports)).value.exports;
const file = (who: { cookies: Record<string, string> }, id: string) =>
  app.server.inject({ url: calls.EXPORT_FILE_PATH.replace(':id', id), cookies: who.cookies });

it('[11-28] [MN-14] a job writes a long list in parts, and a killed process costs no record and doubles none', async () => {
  const { id } = (await begin(member)).value;
  expect(await listed(member)).toMatchObject([{ id, state: 'waiting', written: 0, total: null }]);
  await writeExportPart(app.parts);
  await writeExportPart(app.parts);
  expect(await listed(member)).toMatchObject([{ state: 'running', written: PART_ROWS, total: 2 * ROWS + 1 }]);
  expect((await file(member, id)).statusCode).toBe(404);
  // A process that ends before its commit leaves nothing behind.
  const { database } = app.parts;
  const killed = {
    ...app.parts,
    database: {
      ...database,
      transaction: (work: Parameters<typeof database.transaction>[0]) =>
        database.transaction(async (transaction) => {
          await work(transaction);
          throw new Error('killed');
        }),
    },
  } as unknown as typeof app.parts;
  await writeExportPart(killed);
  expect(await listed(member)).toMatchObject([{ state: 'running', written: PART_ROWS }]);
  app.clock.advance({ minutes: 1 });
  // Two processes at once: one of them finds it locked.
  while ((await Promise.all([writeExportPart(app.parts), writeExportPart(app.parts)])).some(Boolean));
  expect(await listed(member)).toMatchObject([{ state: 'done', written: 2 * ROWS + 1 }]);
  const { body, headers } = await file(member, id);
  expect(headers['content-disposition']).toMatch(/^attachment; .*records\.csv$/);
  const lines = body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2 * ROWS + 2);
  expect(lines.slice(0, 2)).toEqual(['\ufeffReference,"What, exactly",Amount', "'=1+1,transfer,2.50"]);
  expect(body.match(/\ufeff/g)).toHaveLength(1);
  expect(lines.filter((line) => line === ',Wette,0.01')).toHaveLength(ROWS / 2);
  expect(lines.filter((line) => line.includes(`"'=HYPERLINK(""x"")"`))).toHaveLength(ROWS);
});

it('[11-28] a file is for its member alone, for a limited time, and gone when it is deleted', async () => {
  const other = await app.signedIn();
  const { id } = (await begin(member, { kind: 'transfer' })).value;
  while (await writeExportPart(app.parts));
  expect((await file(member, id)).statusCode).toBe(200);
  expect([(await file(other, id)).statusCode, (await file({ cookies: {} }, id)).statusCode]).toEqual([404, 404]);
  expect((await other.call(calls.endExport, { params: { id } })).error?.code).toBe('NOT_FOUND');
  app.clock.advance({ hours: calls.EXPORT_LIMITS.keptHours });
  expect((await file(member, id)).statusCode).toBe(404);
  await files.deleteExpired(app.parts.database, app.clock.now());
  expect(await app.database.rows('SELECT 1 FROM record_export_parts')).toEqual([]);
  app.clock.set(NOW);
});

it('[11-28] one export at a time, which its member cancels', async () => {
  const { id } = (await begin(member)).value;
  await writeExportPart(app.parts);
  await writeExportPart(app.parts);
  expect((await begin(member)).error?.code).toBe('EXPORT_RUNNING');
  expect((await member.call(calls.endExport, { params: { id } })).value).toEqual({ id });
  expect(await writeExportPart(app.parts)).toBe(false);
  expect(await listed(member)).toEqual([]);
  expect(await app.database.rows('SELECT 1 FROM record_export_parts')).toEqual([]);
  expect((await begin(member)).error).toBeUndefined();
});

it('[11-28] an export that cannot be written is tried several times, and then says so', async () => {
  const { id } = (await begin(member, { kind: 'transfer' })).value;
  await app.database.run("UPDATE record_exports SET cursor = 'bm9uZQ', total = 1 WHERE id = $1", [id]);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await listed(member))[0]!.state).not.toBe('failed');
    await writeExportPart(app.parts);
    app.clock.advance({ minutes: 1 });
  }
  expect(await listed(member)).toMatchObject([{ id, state: 'failed' }]);
  expect(await writeExportPart(app.parts)).toBe(false);
  app.clock.set(NOW);
});
