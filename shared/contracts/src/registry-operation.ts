import type * as v from 'valibot';

/*
 * What operators, squads and their tools call on the registry: JSON over HTTP on the ops port, `Authorization: Bearer
 * <token>`. A success answers the value itself; a refusal answers `{ code, message }` with the status of its code.
 */

/**
 * Each role may do what those before it may; a squad only for the remote that its token names. `reporter` is a gateway
 * that says how remotes fare in its tabs; it reads nothing.
 */
export const ROLES = ['reporter', 'viewer', 'squad', 'operator', 'approver'] as const;
export type Role = (typeof ROLES)[number];

type Schema<Output = unknown> = v.GenericSchema<unknown, Output>;

/** One call of the registry. `role: null` answers everybody. */
export interface Operation<Reply = unknown, Body = unknown, Query = unknown> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly role: Role | null;
  readonly summary: string;
  readonly body?: Schema<Body>;
  readonly query?: Schema<Query>;
  readonly reply: Schema<Reply>;
}
export type OperationReply<O> = O extends Operation<infer Reply> ? Reply : never;
export type OperationBody<O> = O extends { body: v.GenericSchema } ? v.InferInput<O['body']> : undefined;

export const operation = <const O extends Operation>(definition: O): O => definition;
