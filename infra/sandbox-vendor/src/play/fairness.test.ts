import { newTableForEachTest, open, play, start, testLimits, vendor } from '../../test/table.ts';
import { fairChance } from '../chance/fair-chance.ts';
import { PROVABLE } from '../pick-mechanic.ts';
import { openStore } from '../store/open-store.ts';
import { findSession, type Session } from '../store/sessions.ts';
// @ts-expect-error The page's own script, without types: it is the one that members' browsers run.
import { commitmentOf, DRAWS, numbersOf, RECORDS } from '../../public/fair/outcomes.js';
import { changeClientSeed } from './fairness.ts';

newTableForEachTest();

testLimits.walletMs = 4_000;
const ask = async (key: string) =>
  (await vendor.app.inject({ url: '/table/fair', headers: { 'x-play-key': key } })).json();
const change = (key: string, clientSeed: unknown) =>
  vendor.app.inject({ method: 'POST', url: '/table/fair', headers: { 'x-play-key': key }, payload: { clientSeed } });

it('[GM-14] shows the hash first, reveals the seed after a change, and the page’s script counts the round again', async () => {
  const { data } = await open({ mode: 'demo' });
  const committed = data.fair.hash;
  await play(data.playKey);
  const sealed = (await ask(data.playKey)).fair;
  expect(sealed).toMatchObject({ hash: committed, nextNonce: 1, rounds: [{ nonce: 0, serverSeed: null }] });

  await change(data.playKey, 'my-own-seed');
  const { round } = await play(data.playKey);
  await change(data.playKey, 'another');
  const { fair } = await ask(data.playKey);
  expect(fair.rounds).toHaveLength(2);
  expect(fair.rounds[1].hash).toBe(committed);
  expect(fair.rounds[0]).toMatchObject({ id: round.id, nonce: 0, clientSeed: 'my-own-seed', shown: round.shown });
  for (const { hash, serverSeed, clientSeed, nonce, shown } of fair.rounds) {
    expect(await commitmentOf(serverSeed)).toBe(hash);
    const drawn = await DRAWS[data.kind](await numbersOf(serverSeed, clientSeed, nonce), data.facts);
    expect(drawn.record).toBe(RECORDS[data.kind](shown));
  }
  expect(fair.hash).not.toBe(fair.rounds[0].hash);
});

it.each(['mine', 'x'.repeat(64), '0'])(
  'is bound to the next seed before it knows the player’s: %p gets the one whose hash was shown',
  async (clientSeed) => {
    const { data } = await open({ mode: 'demo' });
    for (const sent of [clientSeed, clientSeed, 'another']) {
      const { hash, nextHash } = (await ask(data.playKey)).fair;
      expect(nextHash).toMatch(/^[0-9a-f]{64}$/);
      await play(data.playKey);
      expect((await ask(data.playKey)).fair).toMatchObject({ hash, nextHash });
      const { fair } = (await change(data.playKey, sent)).json();
      expect(fair).toMatchObject({ hash: nextHash, clientSeed: sent, nextNonce: 0 });
      expect([hash, nextHash]).not.toContain(fair.nextHash);
    }
    const { fair } = await ask(data.playKey);
    expect(fair.rounds).toHaveLength(3);
    expect(fair.rounds[2].hash).toBe(data.fair.hash);
    expect(fair.rounds[1].hash).toBe(data.fair.nextHash);
    for (const { hash, serverSeed } of fair.rounds) expect(await commitmentOf(serverSeed)).toBe(hash);
  },
);

it('keeps what it is bound to over launches and restarts, and over a refused change', async () => {
  const { data } = await open({ mode: 'demo' });
  await change(data.playKey, 'with space');
  await vendor.stop();
  await start();
  const again = (await open({ mode: 'demo' })).data;
  expect(again.fair).toMatchObject({ hash: data.fair.hash, nextHash: expect.any(String) });
  expect(again.fair.nextHash).toBe(data.fair.nextHash);
  expect((await change(again.playKey, 'mine')).json().fair.hash).toBe(data.fair.nextHash);
});

it('binds itself for a player whose pair is older than that, who keeps the pair', async () => {
  const { data } = await open({ mode: 'demo' });
  await play(data.playKey);
  vendor.house.store.db.exec('DROP TABLE IF EXISTS fair_next');
  await vendor.stop();
  await start();
  const { fair } = await ask(data.playKey);
  expect(fair).toMatchObject({ hash: data.fair.hash, nextNonce: 1, nextHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect((await change(data.playKey, 'mine')).json().fair.hash).toBe(fair.nextHash);
});

it('of two changes at one time the second waits for the first and gets the seed after it', async () => {
  const { data } = await open({ mode: 'demo' });
  const { house } = vendor;
  const session = findSession(house.store, data.playKey, house.now()) as Session;
  const other = { ...house, store: openStore(house.store.db.location() as string) };
  other.store.db.exec('PRAGMA busy_timeout = 0');
  const below = house.chance.below.bind(house.chance);
  let between: unknown;
  jest.spyOn(house.chance, 'below').mockImplementationOnce((bound) => {
    try {
      between = changeClientSeed(other, session, 'the-other');
    } catch (error) {
      between = (error as Error).message;
    }
    return below(bound);
  });
  const first = changeClientSeed(house, session, 'the-one');
  expect(between).toBe('database is locked');
  const second = changeClientSeed(other, session, 'the-other');
  other.store.close();
  expect(first).toMatchObject({ hash: data.fair.nextHash, clientSeed: 'the-one' });
  expect(second).toMatchObject({ hash: first?.nextHash, clientSeed: 'the-other' });

  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (seed) => (await change(data.playKey, seed)).json().fair),
  );
  const last = (await ask(data.playKey)).fair;
  const promoted = answers.map(({ hash }) => hash);
  expect(new Set(promoted).size).toBe(4);
  expect([...promoted, last.nextHash].sort()).toEqual(
    [second?.nextHash, ...answers.map(({ nextHash }) => nextHash)].sort(),
  );
});

it('a change that breaks off promotes nothing', async () => {
  const { data } = await open({ mode: 'demo' });
  jest.spyOn(vendor.house.chance, 'below').mockImplementationOnce(() => {
    throw new Error('no chance');
  });
  expect((await change(data.playKey, 'mine')).statusCode).toBe(500);
  expect((await ask(data.playKey)).fair).toEqual(data.fair);
  expect(data.fair.nextHash).toBeDefined();
});

it.each(['', 'with space', 'x'.repeat(65), 7])('refuses %p as a seed', async (clientSeed) => {
  const { data } = await open();
  expect((await change(data.playKey, clientSeed)).statusCode).toBe(400);
  expect((await ask(data.playKey)).fair.hash).toBe(data.fair.hash);
});

it('keeps the seeds over launches and apart between players and modes', async () => {
  const first = (await open()).data.fair.hash;
  expect((await open()).data.fair.hash).toBe(first);
  expect((await open({ mode: 'demo' })).data.fair.hash).not.toBe(first);
});

it('knows nobody without a session', async () => {
  expect(await ask('nobody')).toMatchObject({ code: 'SESSION_ENDED' });
});

it('serves a verifier that may run no script from elsewhere', async () => {
  const page = await vendor.app.inject('/verify?language=ar');
  expect(page.body).toContain('<html lang="ar" dir="rtl">');
  expect(String(page.headers['content-security-policy'])).toContain("script-src 'self'");
});

it.each(Object.keys(PROVABLE))('%s: the page’s script agrees with the house over many rounds', async (name) => {
  const mechanic = PROVABLE[name]!;
  const facts = mechanic.facts as { school?: object };
  const choice = facts.school ? 'angelfish' : null;
  for (let nonce = 0; nonce < 200; nonce++) {
    const { shown } = mechanic.play({
      stake: 1_000,
      choice: choice && { fish: choice },
      state: null,
      chance: fairChance('the house', 'the player', nonce),
    });
    const drawn = await DRAWS[mechanic.kind](await numbersOf('the house', 'the player', nonce), facts, choice);
    expect(drawn.record).toBe(RECORDS[mechanic.kind](shown));
  }
});

it('[RN-02] draws each number equally often, by χ², where a plain remainder would not', () => {
  const bound = 3 * 2 ** 30;
  const counts = [0, 0, 0];
  for (let nonce = 0; nonce < 15_000; nonce++) {
    const chance = fairChance('seed of the test', 'client', nonce);
    for (let draw = 0; draw < 2; draw++) counts[Math.floor(chance.below(bound) / 2 ** 30)]! += 1;
  }
  // Two degrees of freedom at 99.9 %; the remainder of 2^32 would double the first third and reach some 7,500.
  expect(counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(13.8);
  const small = Array<number>(37).fill(0);
  for (let nonce = 0; nonce < 37_000; nonce++) small[fairChance('wheel', 'client', nonce).below(37)]! += 1;
  // Thirty-six degrees of freedom at 99.9 %.
  expect(small.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)).toBeLessThan(68);
});
