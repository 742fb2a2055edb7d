import { commitments } from '@atrium/contracts/draws';
import { openText } from '@atrium/database/sealed-text';
import { chainedHash, commitmentOf, digestOf, entryOf, GENESIS_HASH } from '@atrium/lottery-rules/proof/commitment';
import { type TestApp, testApp } from '../../platform/testing/test-app.ts';
import { planDraws } from './plan-draws.ts';
import { nextDraw, passDraw, rowOf, testLottery } from './testing/test-lottery.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await testLottery(app, 'FIRST');
  await testLottery(app, 'SECOND', 'k3');
  await planDraws(app.parts);
});
afterAll(() => app.close());

/** The whole list by the public call, page by page. */
async function publicList() {
  const entries: { position: number; entry: string; hash: string }[] = [];
  for (;;) {
    const { value } = await app
      .visitor()
      .call(commitments, { query: { after: entries.at(-1)?.position ?? 0, count: 100 } });
    entries.push(...value.entries);
    if (value.entries.length === 0) return { head: value.head, entries };
  }
}

it('[RN-04] [10-26] lists the commitment of every draw before its sales open, each chained to the one before', async () => {
  const draws = await app.database.rows<Record<string, unknown>>("SELECT * FROM draws WHERE state = 'scheduled'");
  expect(draws.length).toBeGreaterThan(200);
  const { head, entries } = await publicList();
  let hash = GENESIS_HASH;
  for (const [index, { position, entry, hash: stated }] of entries.entries()) {
    hash = chainedHash(hash, digestOf(entry));
    expect([position, stated]).toEqual([index + 1, hash]);
  }
  expect(head).toEqual({ position: entries.length, hash });
  const listed = new Set(entries.map(({ entry }) => entry));
  for (const draw of draws)
    expect(
      listed.has(
        entryOf({
          gameCode: draw.game_code as string,
          issue: draw.issue as string,
          commitment: draw.commitment as string,
          chainHash: draw.chain_hash as string,
          round: Number(draw.beacon_round),
          closesAt: (draw.closes_at as Date).toISOString(),
          drawsAt: (draw.draws_at as Date).toISOString(),
        }),
      ),
    ).toBe(true);
});

it('[10-26] refuses every change of the list', async () => {
  for (const statement of [
    "UPDATE draw_commitments SET entry = 'x' WHERE position = 1",
    'DELETE FROM draw_commitments WHERE position = 1',
    'TRUNCATE draw_commitments',
  ])
    await expect(app.database.run(statement)).rejects.toThrow(/is append-only/);
});

it('chains without a gap when several processes plan at once', async () => {
  app.clock.advance({ minutes: 20 });
  await Promise.all([1, 2, 3, 4].map(() => planDraws(app.parts)));
  const { entries } = await publicList();
  expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1));
  const [doubled] = await app.database.rows(
    'SELECT FROM draw_commitments GROUP BY game_code, issue HAVING count(*) > 1',
  );
  expect(doubled).toBeUndefined();
  expect(
    await app.database.rows(
      'SELECT FROM draws d LEFT JOIN draw_commitments c USING (game_code, issue) WHERE d.scheme = 2 AND c.hash IS NULL',
    ),
  ).toEqual([]);
});

it('plans nothing without a sealing key: no secret is stored in plain text', async () => {
  app.clock.advance({ minutes: 20 });
  const parts = { ...app.parts, config: { ...app.parts.config, sealingKey: '' } };
  await expect(planDraws(parts)).rejects.toThrow('ATRIUM_SEALING_KEY is not set');
});

/** Every value of every column of every table, as a backup holds it. */
async function dump(): Promise<{ texts: Set<string>; bytes: Buffer }> {
  const texts = new Set<string>();
  const tables = await app.database.rows<{ name: string }>(
    "SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')",
  );
  for (const { name } of tables)
    for (const { value } of await app.database.rows<{ value: string }>(
      `SELECT DISTINCT e.value FROM ${name} t, jsonb_each_text(to_jsonb(t)) e WHERE e.value IS NOT NULL`,
    ))
      texts.add(value.startsWith('\\x') ? value.slice(2) : value);
  return { texts, bytes: Buffer.from([...texts].join('\n')) };
}

it('[10-26] reveals no secret to the reader of a backup before the draw', async () => {
  const draw = await nextDraw(app, 'FIRST');
  const { texts, bytes } = await dump();
  const before = await rowOf(app, draw);
  expect(before.secret).toBeNull();

  // The values of the database are no keys, whole or in parts, and no bytes of the draw's row are the secret itself.
  const owner = `draw ${draw.gameCode} ${draw.issue}`;
  const sealed = before.sealed_secret as string;
  for (const key of [...texts, '', owner, draw.commitment]) expect(openText(key, owner, sealed)).toBeUndefined();
  const name = { gameCode: draw.gameCode, issue: draw.issue };
  for (const value of Object.values(before).filter((each) => typeof each === 'string' || Buffer.isBuffer(each)))
    for (const encoding of ['hex', 'base64', 'base64url', 'utf8'] as const) {
      const read = Buffer.isBuffer(value) ? value : Buffer.from(value as string, encoding);
      for (let start = 0; start + 32 <= read.length; start += 1)
        expect(commitmentOf(name, read.subarray(start, start + 32))).not.toBe(draw.commitment);
    }

  await passDraw(app, draw);
  const secret = (await rowOf(app, draw)).secret as Buffer;
  expect(commitmentOf(name, secret)).toBe(draw.commitment);
  for (const form of [
    secret,
    Buffer.from(secret.toString('hex')),
    Buffer.from(secret.toString('hex').toUpperCase()),
    Buffer.from(secret.toString('base64').slice(0, 42)),
    Buffer.from(secret.toString('base64url').slice(0, 42)),
    Buffer.from(Buffer.from(secret).reverse().toString('hex')),
  ])
    expect(bytes.includes(form)).toBe(false);
  // The same search finds it in a backup that is made after the draw.
  expect((await dump()).bytes.includes(Buffer.from(secret.toString('hex')))).toBe(true);
});
