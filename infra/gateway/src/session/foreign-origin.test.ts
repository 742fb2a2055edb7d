import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

it('refuses every changing call that a foreign page makes this browser send, before anything else is checked', async () => {
  const { cookies } = await app.signedIn({ type: 1, balance: 10_000n });
  const changing = app.routes.registered.flatMap((endpoint) =>
    [endpoint.method, ...(endpoint.also ?? [])]
      .filter((method) => method !== 'GET')
      .map((method) => ({ method, path: endpoint.path })),
  );
  expect(changing.length).toBeGreaterThan(30);
  const taken: string[] = [];
  for (const { method, path } of changing) {
    for (const headers of FOREIGN) {
      const reply = await app.server.inject({ method, url: path.replace(/:\w+/g, '1'), cookies, headers, payload: {} });
      if (reply.statusCode !== 403 || reply.json().code !== 'FOREIGN_ORIGIN')
        taken.push(`${method} ${path} ${JSON.stringify(headers)}: ${reply.statusCode}`);
    }
  }
  expect(taken).toEqual([]);
});

it('changes nothing by GET when only another method may change it', async () => {
  const { cookies } = await app.signedIn({ type: 1 });
  const answered: string[] = [];
  for (const { method, also, path } of app.routes.registered) {
    const methods: readonly string[] = [method, ...(also ?? [])];
    if (methods.includes('GET') || app.routes.registered.some((other) => other.path === path && other.method === 'GET'))
      continue;
    const reply = await app.server.inject({ method: 'GET', url: path.replace(/:\w+/g, '1'), cookies });
    if (reply.statusCode !== 404) answered.push(`GET ${path}: ${reply.statusCode}`);
  }
  expect(answered).toEqual([]);
});
