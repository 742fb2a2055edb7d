import type * as v from 'valibot';

/*
 * Calls of operators, squads and their tools on the registry: JSON over HTTP on the ops port, `Authorization: Bearer
 * <token>`. A success returns the value itself; a refusal returns `{ code, message }` with the status of its code.
 */

/**
 * Each role includes the permissions of those before it; a squad has them only for the remote of its token. `reporter`
 * is a gateway that reports the figures of its tabs; it reads nothing.
 */
export const ROLES = ['reporter', 'viewer', 'squad', 'operator', 'approver'] as const;
export type Role = (typeof ROLES)[number];

type Schema<Output = unknown> = v.GenericSchema<unknown, Output>;

interface Described<Reply, Body, Query> {
  readonly name: string;
  readonly path: string;
  /** Each role includes those before it. `null` admits every caller that holds what the call itself asks for. */
  readonly role: Role | null;
  readonly summary: string;
  readonly body?: Schema<Body>;
  readonly query?: Schema<Query>;
  readonly reply: Schema<Reply>;
}

/**
 * One call of an operator or squad. Every change says whether it is `irreversible`: then an operator in the console has to
 * have entered a code within the last minutes (`FACTOR_REQUIRED`, console-factor.ts). Source: 14-12.
 */
export type Operation<Reply = unknown, Body = unknown, Query = unknown> = Described<Reply, Body, Query> &
  (
    | { readonly method: 'GET'; readonly irreversible?: undefined }
    | { readonly method: 'POST' | 'PUT'; readonly irreversible: boolean }
  );
export type OperationReply<O> = O extends Operation<infer Reply> ? Reply : never;
export type OperationBody<O> = O extends { body: v.GenericSchema } ? v.InferInput<O['body']> : undefined;

export const operation = <const O extends Operation>(definition: O): O => definition;
