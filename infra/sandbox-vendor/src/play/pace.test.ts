import { clock, newTableForEachTest, open, play, vendor } from '../../test/table.ts';

newTableForEachTest();
beforeEach(() => {
  clock.runs = false;
});

let next = 100;

/** The same player's next press, `elapsedMs` after the one before by the house's clock. */
async function pressAfter(playKey: string, elapsedMs: number, number: number) {
  clock.ahead += elapsedMs;
  const payload = { requestId: `pace-request-${number}`, stake: 200, choice: null };
  const response = await vendor.app.inject({
    method: 'POST',
    url: '/table/rounds',
    headers: { 'x-play-key': playKey },
    payload,
  });
  return response.json() as { status: string; code?: string };
}

it('[GM-12] [15-02] keeps 2.5 seconds between spins where the portal allows no turbo, whatever the page asks', async () => {
  for (const pace of [undefined, { autoplay: true, turbo: false }]) {
    const { data } = await open(pace ? { pace } : {});
    expect(data.pace).toEqual({ autoplay: pace !== undefined });
    await play(data.playKey);
    expect(await pressAfter(data.playKey, 1_200, next++)).toMatchObject({ code: 'TOO_FAST' });
    expect(await pressAfter(data.playKey, 2_500, next++)).toMatchObject({ status: 'ok' });
  }
});

it('[15-02] lets a slot spin again after one second where the portal allows turbo, and no sooner', async () => {
  const { data } = await open({ pace: { autoplay: false, turbo: true } });
  expect(data.pace).toEqual({ autoplay: false, turboRoundMs: 1_000 });
  await play(data.playKey);
  expect(await pressAfter(data.playKey, 100, 1)).toMatchObject({ code: 'TOO_FAST' });
  expect(await pressAfter(data.playKey, 1_000, 2)).toMatchObject({ status: 'ok' });
});

it('[GM-12] shortens no round of a game without turbo', async () => {
  const { data } = await open({ category: 'FISH', pace: { autoplay: true, turbo: true } });
  expect(data.pace).toEqual({ autoplay: false });
});
