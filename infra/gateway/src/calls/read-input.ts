import type { Endpoint, Schema } from '@atrium/contracts/endpoint';
import { issueText } from '@atrium/contracts/issue-text';
import { ENCRYPTION_HEADER, GATEWAY_VERSION, GATEWAY_VERSION_HEADER } from '@atrium/contracts/live';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { openEnvelope } from '../platform/encryption.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { isStorable } from '../platform/storable.ts';

const Envelope = v.strictObject({ iv: v.pipe(v.string(), v.maxLength(64)), data: v.pipe(v.string(), v.minLength(24)) });

export interface Input {
  body: unknown;
  query: unknown;
  params: unknown;
}

/** Validates body, query and path; decrypts the body of an encrypted call first. */
export async function readInput(parts: Parts, endpoint: Endpoint, request: FastifyRequest): Promise<Input> {
  const sent = isSealed(endpoint, request) ? await decrypted(parts, request) : (request.body ?? {});
  return {
    params: parsed(endpoint.params, request.params),
    query: parsed(endpoint.query, request.query),
    body: parsed(endpoint.body, sent),
  };
}

/** A call for which encryption is optional is decrypted when its header is present. */
const isSealed = ({ encrypted }: Endpoint, request: FastifyRequest): boolean =>
  encrypted === true || (encrypted === 'accepted' && request.headers[ENCRYPTION_HEADER.toLowerCase()] !== undefined);

async function decrypted(parts: Parts, request: FastifyRequest): Promise<unknown> {
  const header = request.headers[ENCRYPTION_HEADER.toLowerCase()];
  const version = request.headers[GATEWAY_VERSION_HEADER.toLowerCase()];
  const envelope = v.safeParse(Envelope, request.body);
  if (typeof header !== 'string' || header === '' || !envelope.success) throw new Refusal('ENCRYPTION_REQUIRED');
  if (version !== GATEWAY_VERSION)
    throw new Refusal('ENCRYPTION_INVALID', { message: `${GATEWAY_VERSION_HEADER} must be ${GATEWAY_VERSION}` });
  return await openEnvelope(parts.keys, header, envelope.output);
}

function parsed(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  if (!isStorable(value)) throw new Refusal('BAD_REQUEST', { message: 'A text contains an invalid character.' });
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = (issue.path ?? []).map((item) => String(item.key)).join('.');
  const unknownField = issue.type === 'strict_object' && issue.expected === 'never';
  throw new Refusal(unknownField ? 'UNKNOWN_FIELD' : 'BAD_REQUEST', {
    params: field ? { field } : {},
    message: field ? `${field}: ${issueText(issue)}` : issueText(issue),
  });
}
