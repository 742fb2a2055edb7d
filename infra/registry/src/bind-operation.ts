import { issueText } from '@atrium/contracts/issue-text';
import { isAmong } from '@atrium/contracts/registry-fields';
import { type Operation, ROLES } from '@atrium/contracts/registry-operation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type ConsoleParts, secretOf, sessionOf } from './console/console-caller.ts';
import { requireConfirmed } from './console/factor/confirm-session.ts';
import type { Session } from './console/sessions.ts';
import type { Metrics } from './metrics.ts';
import { type Operator, operatorOf } from './operators.ts';
import { type RegistryParts, refuseWithoutRight } from './registry.ts';
import { RegistryError } from './registry-error.ts';

export interface Call<Body> {
  operator: Operator;
  body: Body;
  query: unknown;
  /** The body as received, for a call that takes bytes. */
  raw: unknown;
  params: { name: string; id: string; version: string };
}

type BodyOf<O> = O extends { body: v.GenericSchema } ? v.InferOutput<O['body']> : undefined;
type ReplyOf<O> = O extends { reply: v.GenericSchema } ? v.InferOutput<O['reply']> : never;

export type Work<O> = (call: Call<BodyOf<O>>) => Promise<ReplyOf<O>>;

export type Bind = <O extends Operation>(operation: O, work: Work<O>) => void;

/** Registers one call of the contract: the caller, their right, the input, then the work. */
export function bindOperation<O extends Operation>(
  app: FastifyInstance,
  parts: ConsoleParts,
  metrics: Metrics,
  operation: O,
  work: Work<O>,
): void {
  app.route({
    method: operation.method,
    url: operation.path,
    async handler(request, reply) {
      try {
        const params = request.params as Call<unknown>['params'];
        const operator = await admit(parts, request, operation);
        const body = operation.body && read(operation.body, request.body ?? {});
        const query = operation.query && read(operation.query, request.query);
        const answer = await work({ operator, body: body as BodyOf<O>, query, params, raw: request.body });
        metrics.changes.inc({ operation: operation.name, outcome: 'ok' });
        const waits = (answer as { applied?: boolean } | null)?.applied === false;
        return reply.code(waits ? 202 : 200).send(answer);
      } catch (error) {
        metrics.changes.inc({
          operation: operation.name,
          outcome: error instanceof RegistryError ? error.code : 'UNKNOWN',
        });
        throw error;
      }
    },
  });
}

/** The caller, once their right is checked. For calls that answer with something other than JSON. */
export async function admit(parts: ConsoleParts, request: FastifyRequest, operation: Operation): Promise<Operator> {
  const { operator, session } = await callerOf(parts, request);
  await checkRight(parts, operator, operation, (request.params as Call<unknown>['params']).name);
  if (operation.irreversible && session) requireConfirmed(parts, session);
  return operator;
}

/** The holder of the token; without a token, the operator that is signed in to the console. */
async function callerOf(
  parts: ConsoleParts,
  request: FastifyRequest,
): Promise<{ operator: Operator; session?: Session }> {
  const { pool } = parts;
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!request.headers.authorization && secretOf(request, parts.console.port)) {
    const session = await sessionOf(parts, request);
    return { operator: session.operator, session };
  }
  const operator = token && (await operatorOf(pool, token));
  if (!operator)
    throw new RegistryError(
      'UNAUTHENTICATED',
      'A valid token is required. Set ATRIUM_OPS_TOKEN, or use the token that npm start stores in ATRIUM_VAR.',
    );
  return { operator };
}

async function checkRight(
  parts: RegistryParts,
  operator: Operator,
  operation: Operation,
  remote: string | undefined,
): Promise<void> {
  if (!operation.role) return;
  const enough = ROLES.indexOf(operator.role) >= ROLES.indexOf(operation.role);
  const foreign = operator.role === 'squad' && operation.role === 'squad' && !isAmong(operator.remote, remote);
  if (enough && !foreign) return;
  const why = foreign
    ? `${operator.name} may change ${operator.remote}, not ${remote}.`
    : `${operator.name} is ${operator.role}; ${operation.name} needs ${operation.role}.`;
  await refuseWithoutRight(parts, operator, operation.name, remote, why);
}

export function read(schema: v.GenericSchema, value: unknown): unknown {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = issue.path?.map((item) => String(item.key)).join('.');
  throw new RegistryError('BAD_REQUEST', where ? `${where}: ${issueText(issue)}` : issueText(issue));
}
