import SwaggerParser from '@apidevtools/swagger-parser';
import { ERROR_CODES } from '@atrium/contracts/error-codes';
import * as v from 'valibot';
import { type TestApp, testApp } from './testing/test-app.ts';

type Content = Record<string, { example?: unknown; examples?: Record<string, { value: { code: string } }> }>;
interface Operation {
  operationId: string;
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content: Content }>;
}

let app: TestApp;
let document: { openapi: string; paths: Record<string, Record<string, Operation>> };
const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));
beforeAll(async () => {
  app = await testApp();
  document = (await app.server.inject('/openapi.json')).json();
});
afterAll(() => app.close());

it('[3-92] is valid OpenAPI 3.1, and a document with a mistake is not', async () => {
  expect(document.openapi).toBe('3.1.0');
  await SwaggerParser.validate(structuredClone(document) as never);
  const broken = structuredClone(document);
  Object.values(Object.values(broken.paths)[0]!)[0]!.responses = { 200: { content: {} } } as never;
  await expect(SwaggerParser.validate(broken as never)).rejects.toThrow();
});

it('names each operation once', () => {
  const names = operations().map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(90);
});

it('gives every call an example of its body and of its reply that its own contract accepts', () => {
  for (const endpoint of app.routes.registered) {
    const path = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]!;
    const { requestBody, responses } = path[endpoint.method.toLowerCase()]!;
    const { value } = responses['200']!.content['application/json']!.example as { value: unknown };
    expect([endpoint.name, v.safeParse(endpoint.reply, value).issues?.[0].message]).toEqual([endpoint.name, undefined]);
    if (!endpoint.body) continue;
    const [body] = Object.values(requestBody!.content);
    expect([endpoint.name, v.safeParse(endpoint.body, body!.example).success]).toEqual([endpoint.name, true]);
  }
});

it('lists every error of a call under its status, with an example each', () => {
  for (const endpoint of app.routes.registered) {
    const { responses } = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]![endpoint.method.toLowerCase()]!;
    for (const code of [...endpoint.errors, 'UNKNOWN' as const]) {
      const { examples } = responses[String(ERROR_CODES[code])]!.content['application/json']!;
      expect([endpoint.name, examples![code]?.value.code]).toEqual([endpoint.name, code]);
    }
  }
});
