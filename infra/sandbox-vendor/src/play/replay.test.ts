import { RoundOutcome } from '@atrium/contracts/round-outcome';
import { SEAMLESS_HEADERS, VENDOR_ROUND_PATH } from '@atrium/contracts/seamless';
import * as v from 'valibot';
import { clock, newTableForEachTest, open, play, testLimits, until, vendor, nowOfTable } from '../../test/table.ts';
import { findRound } from '../store/rounds.ts';
import { sign } from '../wallet/sign.ts';
import { roundOutcome } from './round-outcome.ts';

newTableForEachTest();

const SECRET = 'vendor-and-wallet';
testLimits.walletMs = 10_000;

/** Asks as the gateway does. */
async function ask(roundId: string, { playerRef = 'p1', secret = SECRET, vendorId = 'CPL' } = {}) {
  const payload = JSON.stringify({ playerRef, roundId, language: 'EN' });
  const [timestamp, nonce] = [String(Math.floor(nowOfTable() / 1000)), `nonce-${Math.random()}`];
  const reply = await vendor.app.inject({
    method: 'POST',
    url: VENDOR_ROUND_PATH,
    payload,
    headers: {
      'content-type': 'application/json',
      [SEAMLESS_HEADERS.vendorId]: vendorId,
      [SEAMLESS_HEADERS.timestamp]: timestamp,
      [SEAMLESS_HEADERS.nonce]: nonce,
      [SEAMLESS_HEADERS.signature]: sign(secret, timestamp, nonce, payload),
    },
  });
  return {
    status: reply.statusCode,
    signed: reply.headers[SEAMLESS_HEADERS.signature] === sign(SECRET, timestamp, nonce, reply.body),
    value: reply.json(),
  };
}
async function look(url: string) {
  const page = await vendor.app.inject(url);
  const data = /<script type="application\/json" id="game-data">(.*?)<\/script>/s.exec(page.body)?.[1];
  return { status: page.statusCode, body: page.body, data: JSON.parse(data as string) };
}

it('a link opens the stored outcome once, and says that it is a replay', async () => {
  const { data } = await open();
  const { round } = await play(data.playKey);
  const { value, signed } = await ask(round.id);
  expect([value.status, signed]).toEqual(['ok', true]);
  const page = await look(value.replayUrl);
  expect(page.data.round).toMatchObject({ id: round.id, stake: round.stake, payout: round.payout, shown: round.shown });
  expect(page.body).toContain('<title>Replay: ');
  const again = await look(value.replayUrl);
  expect([again.status, again.body.includes('This replay has already been opened')]).toEqual([410, true]);
});

it('a link is good for two minutes', async () => {
  const { data } = await open();
  const { round } = await play(data.playKey);
  const { value } = await ask(round.id);
  clock.ahead += 121_000;
  expect((await look(value.replayUrl)).status).toBe(410);
});

it('shows nobody the round of another, and nothing without the signature', async () => {
  const { data } = await open();
  const { round } = await play(data.playKey);
  expect((await ask(round.id, { playerRef: 'p2' })).value).toEqual({ status: 'refused', code: 'ROUND_NOT_FOUND' });
  expect((await ask('0000-0000-0000-0000')).value).toEqual({ status: 'refused', code: 'ROUND_NOT_FOUND' });
  expect((await ask(round.id, { secret: 'a-wrong-secret' })).status).toBe(401);
});

it('does not answer while the vendor is closed', async () => {
  const { data } = await open();
  const { round } = await play(data.playKey);
  vendor.house.faults.change('CPL', { down: true });
  expect(await ask(round.id)).toMatchObject({ status: 503, value: { code: 'VENDOR_DOWN' } });
});

it('seals the seed while its pair is in use, then gives the verifier all that it needs', async () => {
  const { data } = await open();
  const { round } = await play(data.playKey);
  const sealed = (await ask(round.id)).value.fair;
  expect(sealed).toMatchObject({
    hash: data.fair.hash,
    clientSeed: data.fair.clientSeed,
    nonce: 0,
    serverSeed: null,
    verifyUrl: null,
  });
  await vendor.app.inject({
    method: 'POST',
    url: '/table/fair',
    headers: { 'x-play-key': data.playKey },
    payload: { clientSeed: 'my-own' },
  });
  const { fair } = (await ask(round.id)).value;
  expect(fair.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  expect(fair.verifyUrl).toContain(`record=${encodeURIComponent(round.shown.stops.join('-'))}`);
});

it('keeps the outcome of a round that still runs', async () => {
  const { data } = await open({ gameId: 'CPL-7', category: 'LIVE', gameType: 'ROU' }, 'CPL/CPL-7');
  // A new round of the table, whatever the clock says: its bets are open for the first fifteen of its twenty-five seconds.
  const into = (nowOfTable() + 10_000) % 25_000;
  clock.ahead += 26_000 - into;
  const [field] = Object.keys(data.facts.fields);
  const answer = await play(data.playKey, { choice: { fields: [field] }, stake: data.stakes[0] });
  expect(answer.status).toBe('ok');
  const page = await look((await ask(answer.round.id)).value.replayUrl);
  expect(page.data.round).toMatchObject({ payout: null, shown: null });
  expect(page.body).not.toContain('"outcome":{');
  clock.ahead += 30_000;
  expect((await look((await ask(answer.round.id)).value.replayUrl)).data.round).toMatchObject({
    id: answer.round.id,
    payout: expect.any(Number),
  });
});

const GAMES = [
  ['CPL-1', { category: 'RNG' }, {}],
  ['CPL-f', { category: 'FISH' }, { choice: { fish: 'minnow' } }],
  ['CPL-r', { category: 'LIVE', gameType: 'ROU' }, { choice: { fields: ['red', 'n17', 'dozen1'] } }],
  ['CPL-s', { category: 'LIVE', gameType: 'SIC' }, { choice: { fields: ['big', 'die4'] } }],
  ['CPL-d', { category: 'LIVE', gameType: 'DAT' }, { choice: { fields: ['dragon', 'tie'] } }],
  ['CPL-b', { category: 'LIVE', gameType: 'BAC' }, { choice: { fields: ['player', 'banker', 'tie', 'bankerPair'] } }],
  ['CPL-c', { category: 'PVP' }, { stake: 200 }],
] as const;

it.each(GAMES)(
  'describes %s part by part: the stakes and payouts of the parts make the round’s',
  async (gameId, more, choice) => {
    const { data } = await open({ gameId, ...more }, `CPL/${gameId}`);
    // Rounds without a win have no parts to add up; some of these win.
    for (let rounds = 0; rounds < 12; rounds += 1) {
      // A second into the next round of a table, which takes bets for the first fifteen of its twenty-five.
      clock.ahead += 26_000 - ((nowOfTable() + 10_000) % 25_000);
      const { round } = await play(data.playKey, { stake: data.stakes[2], ...choice });
      expect((await ask(round.id)).value.outcome === null).toBe(round.payout === null);
      clock.ahead += 20_000;
      vendor.house.dealer.wake();
      vendor.house.outbox.wake();
      await until(() => findRound(vendor.house.store, round.id)?.status === 'settled', 'the round is settled');
      const { stake, payout } = findRound(vendor.house.store, round.id)!;
      const { result, parts } = (await ask(round.id)).value.outcome;
      expect(result.length).toBeGreaterThan(3);
      const sum = (of: 'stake' | 'payout') =>
        parts.reduce((all: number, part: Record<string, string>) => all + Number(part[of]), 0);
      expect(sum('payout')).toBe(payout);
      if (data.kind !== 'slot') expect(sum('stake')).toBe(stake);
      for (const part of parts)
        if (Number(part.payout) > Number(part.stake))
          expect(Math.round((part.stake === null ? stake : Number(part.stake)) * Number(part.rate))).toBe(
            Number(part.payout),
          );
    }
  },
);

it('describes a slip by its answers, with prices and scores, in the requested language', async () => {
  const leg = {
    event: 'football-1',
    home: 'Mirador',
    away: 'Lindvik',
    market: 'total',
    pick: 'over',
    endsAfterMs: 5,
    void: false,
  };
  const legs = [
    { ...leg, price: 211, score: [2, 1], won: true },
    { ...leg, market: 'result', pick: 'X', price: 333, score: [1, 1], won: true, home: 'Vale Athletic' },
  ];
  const round = {
    id: 'A',
    vendorId: 'CPL',
    gameId: 'CPL-9',
    stake: 1_000,
    payout: 7_026,
    status: 'settled',
    mode: 'real',
  } as never;
  const described = (language: 'en' | 'zh', shown: object) =>
    roundOutcome(
      round,
      { gameId: 'CPL-9', gameName: 'Book', category: 'SPORTS', currency: 'PHP' } as never,
      shown as never,
      language,
    )!;
  expect(described('en', { legs })).toEqual({
    result: 'PHP 70.26 returned.',
    parts: [
      { name: 'Mirador – Lindvik: Total goals, 3 or more', stake: null, rate: '2.11', result: '2 : 1 ✓', payout: null },
      {
        name: 'Vale Athletic – Lindvik: Match winner, Draw',
        stake: null,
        rate: '3.33',
        result: '1 : 1 ✓',
        payout: null,
      },
    ],
  });
  expect(described('en', { legs: legs.slice(0, 1) }).parts[0]).toMatchObject({ stake: '1000', payout: '7026' });
  expect(described('zh', { legs }).parts[1]!.name).not.toContain('Draw');
  expect(v.safeParse(RoundOutcome, described('zh', { legs })).success).toBe(true);
});
