import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { system } from '../system/system.routes.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ snapshot: () => ({ sequence: 42 }) as never });
});
afterAll(() => app.close());

it('writes one line per reply, with its id and the snapshot, and nothing personal', async () => {
  const lines: string[] = [];
  const log = pino({ base: {} }, { write: (line: string) => void lines.push(line) });
  const { server } = await buildApp({ ...app.parts, log }, [system]);
  const answer = await server.inject({
    method: 'GET',
    url: '/wps/agent/affiliate?code=maya-the-agent',
    remoteAddress: '203.0.113.9',
    headers: { cookie: 'atrium_8080_session=very-secret', 'user-agent': 'MayaBrowser' },
  });
  await server.close();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    requestId: answer.headers['x-request-id'],
    method: 'GET',
    route: '/wps/agent/affiliate',
    status: 200,
    snapshot: 42,
    msg: 'answered',
  });
  expect(lines[0]).not.toMatch(/maya|203\.0\.113|very-secret/i);
});
