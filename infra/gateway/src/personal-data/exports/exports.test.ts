import * as calls from '@atrium/contracts/personal-data';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { fillRecords } from '../../records/testing/fill-records.ts';
import { files } from './personal-exports.repository.ts';
import { writePersonalPart } from './write-exports.ts';

const NOW = '2026-11-26T04:00:00.000Z';
const ROWS = 40;
let app: TestApp;
let member: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await testApp({ now: NOW });
  member = await app.signedIn({ balance: 5_000n, points: 30 });
  await fillRecords.movements(app.database, member.memberId, NOW, ROWS);
  await app.database.run(
    `INSERT INTO payout_accounts (member_id, name, holder, number) VALUES ($1, 'Harbour Bank', 'Rita Cruz', '1234567890')`,
    [member.memberId],
  );
  await app.database.run(
    "UPDATE members SET email = 'rita@example.com', password_hash = 'never-shown', details = '{\"payeeName\": \"Rita Cruz\"}' WHERE id = $1",
    [member.memberId],
  );
  await app.database.run(
    `INSERT INTO identity_checks (member_id, level, state, sealed, submitted_at) VALUES ($1, 1, 'verified', 'never-shown', $2)`,
    [member.memberId, NOW],
  );
  await app.database.run("INSERT INTO authenticators (member_id, secret, created_at) VALUES ($1, 'never-shown', $2)", [
    member.memberId,
    NOW,
  ]);
  await app.database.run(
    "INSERT INTO feedback (at, member_id, content, contact) VALUES ($2, $1, 'Quote \" and ü', 'x')",
    [member.memberId, NOW],
  );
  const other = await app.member();
  await app.database.run(
    "INSERT INTO feedback (at, member_id, content, contact) VALUES ($2, $1, 'of somebody else', 'x')",
    [other.id, NOW],
  );
});
afterAll(() => app.close());

type Member = typeof member;
async function begin(who: Member) {
  await app.database.run(
    `INSERT INTO given_proofs (session_id, purpose, given_at) SELECT id, 'personal-data', $2 FROM sessions WHERE member_id = $1
     ON CONFLICT (session_id, purpose) DO UPDATE SET given_at = excluded.given_at`,
    [who.memberId, app.clock.now()],
  );
  return await who.call(calls.beginPersonalExport, { body: {} });
}
const listed = async (who: Member) => (await who.call(calls.personalData)).value.exports;
const file = (who: { cookies: Record<string, string> }, id: string) =>
  app.server.inject({ url: calls.PERSONAL_FILE_PATH.replace(':id', id), cookies: who.cookies });

it('[AC-07] begins one copy at a time, after a proof', async () => {
  expect((await member.call(calls.beginPersonalExport, { body: {} })).error).toMatchObject({
    code: 'PROOF_REQUIRED',
    params: { purpose: 'personal-data' },
  });
  const [copy] = (await begin(member)).value.exports;
  expect(copy).toMatchObject({ state: 'waiting', written: 0, total: null });
  expect((await begin(member)).error?.code).toBe('EXPORT_RUNNING');
  expect((await member.call(calls.endPersonalExport, { params: { id: copy!.id } })).value.exports).toEqual([]);
  expect((await member.call(calls.endPersonalExport, { params: { id: copy!.id } })).error?.code).toBe('NOT_FOUND');
  expect((await begin(member)).error?.code).toBe('TOO_MANY_REQUESTS');
  app.clock.advance({ hours: 3 });
});

it('writes one whole document in parts, with everything about the member and no secret', async () => {
  const [copy] = (await begin(member)).value.exports;
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
  await writePersonalPart(app.parts, 25);
  expect((await file(member, copy!.id)).statusCode).toBe(404);
  await writePersonalPart(killed, 25);
  app.clock.advance({ minutes: 1 });
  while ((await Promise.all([writePersonalPart(app.parts, 25), writePersonalPart(app.parts, 25)])).some(Boolean));
  const [done] = await listed(member);
  expect(done).toMatchObject({ state: 'done' });
  const { body, headers } = await file(member, copy!.id);
  expect(headers['content-disposition']).toMatch(/^attachment; .*personal-data-2026-11-26\.json/);
  const document = JSON.parse(body) as {
    format: string;
    version: number;
    account: string;
    sections: Record<string, object[]>;
  };
  expect(document).toMatchObject({ format: 'atrium-personal-data', version: 1, account: member.account });
  const { sections } = document;
  expect(Object.values(sections).flat()).toHaveLength(done!.written);
  expect(done!.total).toBe(done!.written);
  expect(sections.profile).toMatchObject([{ email: 'rita@example.com', details: { payeeName: 'Rita Cruz' } }]);
  expect(sections.payoutAccounts).toMatchObject([{ holder: 'Rita Cruz', number: '••••••7890' }]);
  expect(sections.identityChecks).toMatchObject([{ level: 1, state: 'verified' }]);
  expect(sections.feedback).toMatchObject([{ content: 'Quote " and ü' }]);
  expect(sections.movements).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'points' }),
      expect.objectContaining({ wallet: 'cash', amount: '5000' }),
    ]),
  );
  expect(new Set(sections.movements!.map((line) => (line as { id: string }).id)).size).toBe(sections.movements!.length);
  const declared = await app.database.rows<{ section: string }>(
    'SELECT section FROM personal_data WHERE section IS NOT NULL ORDER BY section',
  );
  expect(Object.keys(sections).sort()).toEqual([...declared.map(({ section }) => section), 'bets', 'movements'].sort());
  expect(body).not.toMatch(/never-shown|of somebody else/);
  const messages = await app.database.rows(
    "SELECT 1 FROM messages WHERE member_id = $1 AND kind = 'data-export-ready'",
    [member.memberId],
  );
  expect(messages).toHaveLength(1);
});

it('gives the file to its member alone, for three days', async () => {
  const { id } = (await listed(member))[0]!;
  const other = await app.signedIn();
  expect((await file(other, id)).statusCode).toBe(404);
  expect((await file({ cookies: {} }, id)).statusCode).toBe(404);
  expect((await file(member, "x' OR true")).statusCode).toBe(404);
  app.clock.advance({ hours: 73 });
  expect((await file(member, id)).statusCode).toBe(404);
  await files.deleteExpired(app.parts.database, app.clock.now());
  expect(await app.database.rows('SELECT 1 FROM personal_export_parts')).toEqual([]);
});
