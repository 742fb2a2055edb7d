import { compileContract } from './contract-loader.ts';

const source = `
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
export const Row: v.GenericSchema = v.object({ id: v.string() });
export const list = endpoint({
  name: 'rows.list', method: 'GET', path: '/wps/rows/:id', access: 'token', movesMoney: true, encrypted: true, form: false, also: ['POST'],
  summary: 'The rows.', source: '7-001', params: v.object({ id: v.string() }), query: v.object({}), body: Row, reply: v.array(Row), errors: ['NOT_FOUND'],
});
`;

it('keeps the properties of an endpoint that a call needs, and drops those for servers', async () => {
  const code = await compileContract(source, 'rows.ts');
  for (const kept of ['rows.list', 'GET', '/wps/rows/:id', 'token', 'movesMoney', 'encrypted', 'form', 'also'])
    expect(code).toContain(kept);
  for (const gone of ['reply', 'body', 'params', 'query', 'summary', 'The rows.', '7-001', 'NOT_FOUND'])
    expect(code).not.toContain(gone);
});

it('marks schemas as free of side effects, so that unused ones are dropped', async () => {
  const code = await compileContract(source, 'rows.ts');
  expect(code).toMatch(
    /Row = \/\*#__PURE__\*\/ \(\(\)=>\/\*#__PURE__\*\/ v\.object\(\{\s*id: \/\*#__PURE__\*\/ v\.string\(\)/,
  );
  expect(code).toMatch(/list = \/\*#__PURE__\*\/ \(\(\)=>\/\*#__PURE__\*\/ endpoint\(/);
});
