import { issueText } from '@atrium/contracts/issue-text';
import type { Operation, OperationReply } from '@atrium/contracts/registry-operation';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isStorable } from '../platform/storable.ts';
import type { Parts } from '../platform/parts.ts';
import { confirmedOperatorOf, type Operator, operatorOf, requireRole } from './operator-of.ts';
import { OperatorRefusal } from './operator-refusal.ts';

export interface OperatorCall<Body, Query = unknown> {
  operator: Operator;
  body: Body;
  query: Query;
  params: Record<string, string>;
}

type BodyOf<O> = O extends { body: v.GenericSchema } ? v.InferOutput<O['body']> : undefined;
type QueryOf<O> = O extends { query: v.GenericSchema } ? v.InferOutput<O['query']> : undefined;

/** Registers one call of the contract: the caller, their role, the input, then the work. */
export function bindOperation<O extends Operation>(
  server: FastifyInstance,
  parts: Parts,
  operation: O,
  work: (parts: Parts, call: OperatorCall<BodyOf<O>, QueryOf<O>>) => Promise<OperationReply<O>>,
): void {
  server.route({
    method: operation.method,
    url: operation.path,
    async handler(request, reply) {
      void reply.header('cache-control', 'no-store');
      try {
        const holder = operation.irreversible ? confirmedOperatorOf : operatorOf;
        const operator = await holder(request.headers.authorization, parts);
        if (operation.role) requireRole(operator, operation.role);
        if (!isStorable([request.params, request.query, request.body]))
          throw new OperatorRefusal('BAD_REQUEST', 'A text contains an invalid character.');
        const body = operation.body && read(operation.body, request.body ?? {});
        const query = operation.query && read(operation.query, request.query ?? {});
        return await reply.send(
          await work(parts, {
            operator,
            body: body as BodyOf<O>,
            query: query as QueryOf<O>,
            params: request.params as Record<string, string>,
          }),
        );
      } catch (error) {
        if (!(error instanceof OperatorRefusal)) throw error;
        return await reply.status(error.status).send({ code: error.code, message: error.message });
      }
    },
  });
}

function read(schema: v.GenericSchema, value: unknown): unknown {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new OperatorRefusal('BAD_REQUEST', `${v.getDotPath(issue) ?? 'The request'}: ${issueText(issue)}`);
}
