import { runConformance } from '@atrium/conformance/run-conformance';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { type Answering, mutatedGateway } from './mutated-gateway.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => app.close());

const FIELDS = ['id', 'account', 'nickname', 'type', 'toUpline', 'clubLabel', 'memberLabel'];
const ACCOUNT = { account: 'member1', password: 'Member-0001' };
type Fields = Record<string, unknown>;

/** The findings about the member's answers when each of their objects is changed in transit. */
async function read(change: (path: string, value: unknown) => unknown): Promise<string[]> {
  const changed = (answer: Answering, path: string): Answering => {
    const body = answer.headers['content-type']?.includes('json')
      ? (JSON.parse(answer.body) as { success?: boolean; value?: unknown })
      : {};
    return body.success ? { ...answer, body: JSON.stringify({ ...body, value: change(path, body.value) }) } : answer;
  };
  const gateway = await mutatedGateway(url, { answered: (answer, { path }) => changed(answer, path) });
  try {
    const { checks } = await runConformance({ url: gateway.url, account: ACCOUNT, only: ['member-replies'] });
    return checks.flatMap(({ notes }) => notes);
  } finally {
    await gateway.close();
  }
}
/** Maps: their keys are data, so an addition is an entry and not a field. */
const TABLES = new Set(['kinds']);
const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, TABLES.has(name) ? one : withMore(one)]);
  return { ...Object.fromEntries(fields), furtherField: { of: 'another backend' } };
};
const onlyInfo = (change: (info: Fields) => unknown) => (path: string, value: unknown) =>
  path === '/wps/member/info' ? change(value as Fields) : value;

it('[1-46] reads the member by the fields of section 3 alone, whatever other fields there are', async () => {
  expect(await read((_path, value) => withMore(value))).toEqual([]);
  const alone = (info: Fields) => ({
    ...Object.fromEntries(FIELDS.map((name) => [name, info[name]])),
    clubLabel: { labelName: (info.clubLabel as Fields).labelName, rankLevel: (info.clubLabel as Fields).rankLevel },
  });
  expect(await read(onlyInfo(alone))).toEqual([]);
});

it.each(FIELDS)('[1-46] reports a missing member field %s', async (field) => {
  const notes = await read(onlyInfo(({ [field]: _, ...rest }) => rest));
  expect(notes.join()).toContain(`members.info: the value breaks its contract at "${field}"`);
});
