import type { Endpoint, Schema } from '@atrium/contracts/endpoint';
import { COMMON_ERRORS, ERROR_CODES, type ErrorCode } from '@atrium/contracts/error-codes';
import { ERROR_MESSAGES } from '@atrium/contracts/error-messages';
import { exampleOf } from '@atrium/contracts/example-of';
import { WhitelabelNode } from '@atrium/contracts/system';
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';

type Json = Record<string, unknown>;

/** Recursive schemas are named, all others are inlined. */
const NAMED = { WhitelabelNode } as const;
const JSON_SCHEMA = {
  errorMode: 'ignore',
  typeMode: 'input',
  definitions: NAMED,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/**
 * A schema as it is on the wire; what JSON Schema cannot express (own checks, transformations) is left to the server.
 */
const wire = (schema: Schema): Json => {
  const { $schema: _version, $defs: _definitions, ...json } = toJsonSchema(schema, JSON_SCHEMA) as Json;
  return json;
};

const REQUEST_ID = '4f9d1c1e-0c6b-4b5e-9a53-0d5a2b1f7e11';

const pathOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function parametersOf(schema: Schema | undefined, place: 'query' | 'path'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = wire(schema) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

function refusals(endpoint: Endpoint): Record<string, Json> {
  const byStatus = Map.groupBy(
    [...new Set<ErrorCode>([...COMMON_ERRORS, ...endpoint.errors])],
    (code) => ERROR_CODES[code],
  );
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Refusal' },
            examples: Object.fromEntries(
              codes.map((code) => [
                code,
                { value: { success: false, code, message: ERROR_MESSAGES[code], requestId: REQUEST_ID } },
              ]),
            ),
          },
        },
      },
    ]),
  );
}

function operation(endpoint: Endpoint): Json {
  const type = endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: `Source: ${endpoint.source}`,
    tags: [endpoint.name.split('.')[0]],
    ...(endpoint.access === 'none' ? {} : { security: [{ session: [] }], 'x-access': endpoint.access }),
    ...(endpoint.encrypted ? { 'x-encrypted': endpoint.encrypted } : {}),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.movesMoney
        ? [header('Idempotency-Key', 'Identifies the command: a repeat returns the first response.')]
        : []),
      ...(endpoint.encrypted
        ? [
            header(
              'Encryption',
              'The reversed random key, RSA-encrypted, base64. The body is sent as {iv, data}; the schema describes the decrypted content.',
            ),
            header('X-Gateway-Version', 'Always 3.'),
          ]
        : []),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { [type]: { schema: wire(endpoint.body), example: exampleOf(endpoint.body) } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Success',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['success', 'value'],
              properties: { success: { const: true }, message: { type: 'string' }, value: wire(endpoint.reply) },
            },
            example: { success: true, message: '', value: exampleOf(endpoint.reply, { optional: true }) },
          },
        },
      },
      ...refusals(endpoint),
    },
  };
}

/** The OpenAPI document of all bound calls, generated from the contracts alone. */
export function openApi(endpoints: readonly Endpoint[], info: { title: string; version: string }): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    for (const method of [endpoint.method, ...(endpoint.also ?? [])]) {
      const path = pathOf(endpoint.path);
      paths[path] ??= {};
      paths[path][method.toLowerCase()] = {
        ...operation(endpoint),
        ...(method === endpoint.method ? {} : { operationId: `${endpoint.name}.${method.toLowerCase()}` }),
      };
    }
  }
  const Refusal = {
    type: 'object',
    required: ['success', 'code', 'message'],
    properties: {
      success: { const: false },
      code: { enum: Object.keys(ERROR_CODES) },
      message: { type: 'string' },
      params: { type: 'object' },
      value: {},
      requestId: { type: 'string' },
    },
  };
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: { ...(toJsonSchemaDefs(NAMED, JSON_SCHEMA) as Json), Refusal },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'atrium_<port>_session' } },
    },
  };
}
