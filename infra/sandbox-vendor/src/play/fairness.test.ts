import { open, patience, play, vendor } from '../../test/table.ts';
import { fairChance } from '../chance/fair-chance.ts';
import { PROVABLE } from '../mechanics/pick-mechanic.ts';
// @ts-expect-error The page's own script, without types: it is the one that members' browsers run.
import { commitmentOf, DRAWS, numbersOf, RECORDS } from '../../public/fair/outcomes.js';

patience.walletMs = 4_000;
const ask = async (key: string) => (await vendor.app.inject({ url: '/table/fair', headers: { 'x-play-key': key } })).json();
const change = (key: string, clientSeed: unknown) =>
  vendor.app.inject({ method: 'POST', url: '/table/fair', headers: { 'x-play-key': key }, payload: { clientSeed } });

it('shows the hash first, reveals the seed after a change, and the page’s script counts the round again', async () => {
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
