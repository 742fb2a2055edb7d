import { VENDOR_ROUND_PATH } from '@atrium/contracts/seamless';
import { newTableForEachTest, open, vendor } from '../../test/table.ts';

newTableForEachTest();

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const WIDE = `{${Array.from({ length: 2_500 }, (_, index) => `"k${index}":[0,0]`).join()}}`;
const BODIES: [type: string, body: string | Buffer][] = [
  ...[nested(5_000), nested(16_000), WIDE, 'null', '[]', '1e999', '{"__proto__":{}}', '{"a":'].map(
    (body): [string, string] => ['application/json', body],
  ),
  ...['choice', 'requestId', 'stake', 'action', 'step', 'amount', 'clientSeed', 'down'].map(
    (name): [string, string] => [
      'application/json',
      JSON.stringify({ requestId: 'request-x', stake: 200, [name]: 0 }).replace(
        `"${name}":0`,
        `"${name}":${nested(5_000)}`,
      ),
    ],
  ),
  ['application/json', Buffer.from([0x7b, 0x22, 0xff, 0xc0, 0x80])],
  ['application/json', `{"choice":"${'a'.repeat(100_000)}"}`],
  ['text/plain', 'text'],
  ['application/xml', '<a/>'],
  ['no type at all', '{}'],
];

it('[14-05] refuses hostile bodies of every call of its pages with 4xx', async () => {
  const { data } = await open();
  const { round } = (
    await vendor.app.inject({
      method: 'POST',
      url: '/table/rounds',
      headers: { 'x-play-key': data.playKey },
      payload: { requestId: 'request-0', stake: 200, choice: null },
    })
  ).json();
  const answers: unknown[] = [];
  for (const url of [
    '/control/CPL',
    '/table/fair',
    '/table/rounds',
    ...['decide', 'move', 'leave', 'cash-out'].map((call) => `/table/rounds/${round.id}/${call}`),
  ])
    for (const [type, payload] of BODIES) {
      const headers = { 'x-play-key': data.playKey, 'content-type': type };
      const { statusCode, body } = await vendor.app.inject({ method: 'POST', url, headers, payload });
      const deep = String(payload).includes('[[[');
      if (deep ? statusCode !== 400 : statusCode >= 500)
        answers.push([url, String(payload).slice(0, 40), statusCode, body]);
    }
  expect(answers).toEqual([]);
});

it("[14-05] refuses a body that is not UTF-8 with 400, on its pages and on the gateway's signed calls", async () => {
  const { data } = await open();
  const payload = Buffer.from('{"requestId":"caf\u00e9"}', 'latin1');
  for (const url of ['/control/CPL', '/table/rounds', VENDOR_ROUND_PATH]) {
    const headers = { 'x-play-key': data.playKey, 'content-type': 'application/json' };
    const answer = await vendor.app.inject({ method: 'POST', url, headers, payload });
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 400, 'BAD_REQUEST']);
  }
});

it.each(['/verify', '/replay/x', '/play/CPL/CPL-1', '/feed/CPL/events'])(
  '[14-05] answers a name that is twice in the query of %s without a fault',
  async (path) => {
    const query = 'language=en&language=de&ticket=a&ticket=b&category=SPORTS&category=ESPORTS&__proto__=x&a=%ff';
    expect((await vendor.app.inject(`${path}?${query}`)).statusCode).toBeLessThan(500);
  },
);
