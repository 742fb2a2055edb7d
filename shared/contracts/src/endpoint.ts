import type * as v from 'valibot';
import type { ErrorCode } from './error-codes.ts';

/** Any valibot schema without asynchronous steps. */
export type Schema<Output = unknown> = v.GenericSchema<unknown, Output>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The callers that are admitted. `none` admits all, `token` members and trial accounts, `member` refuses trial accounts
 * (isAgent 4), `agent` requires isAgent 1, 2, 41 or 42. Source: specification 6 and 7 (marks T and U).
 */
export type Access = 'none' | 'token' | 'member' | 'agent';

/**
 * One call of the portal: the gateway registers exactly these, the api client calls exactly these, the OpenAPI
 * document is made from these.
 *
 * - `path` may hold `:name` segments, described by `params`.
 * - `query` values arrive as text; their schemas turn them into numbers and flags.
 * - `body` is JSON; with `encrypted` it travels as an encrypted envelope (specification 7, mark E; `accepted`: our
 *   client encrypts it, a plain body is taken as well); with `form`
 *   it is `application/x-www-form-urlencoded`.
 * - `reply` is what a success answer holds in `value`; the answer on the wire is `{ success: true, value }`.
 * - `errors` are the codes that this call may answer besides those every call may answer (`COMMON_ERRORS`).
 * - `movesMoney` asks for the header `Idempotency-Key` and refuses unknown fields.
 * - `background`: an open page polls this call without any input of the member, so it does not prolong the session
 *   (AC-08). A call on a timer must set it, unless its access is `none`, which never prolongs a session.
 * - `largestBody` in bytes, where a call takes files; elsewhere the gateway's own limit applies.
 * - `moneyIn` says of a call that moves money or opens a game for money whether it lets money come in or be staked: true
 *   is refused to an excluded or underage player, or one without a date of birth, before the use case runs (where money moves in
 *   batches: by the transaction that moves it), `partly` by the use case (a launch for money, a transfer towards a vendor), false is
 *   open to them. Each such call must say it (RG-13).
 * - `also` are further methods that the specification's readings allow.
 */
export interface Endpoint<
  Reply extends Schema = Schema,
  Body extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Params extends Schema | undefined = Schema | undefined,
> {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly also?: readonly Method[];
  readonly access: Access;
  readonly encrypted?: boolean | 'accepted';
  readonly form?: boolean;
  readonly movesMoney?: boolean;
  readonly moneyIn?: boolean | 'partly';
  readonly background?: boolean;
  readonly largestBody?: number;
  readonly summary: string;
  readonly source: string;
  readonly reply: Reply;
  readonly body?: Body;
  readonly query?: Query;
  readonly params?: Params;
  readonly errors: readonly ErrorCode[];
}

/** The value of the reply. */
export type ReplyOf<E> = E extends Endpoint<infer R> ? v.InferOutput<R> : never;
type InOf<S> = S extends Schema ? v.InferInput<S> : never;
type Part<Key extends string, S> = [S] extends [Schema] ? { [K in Key]: InOf<S> } : unknown;

/** The input of a caller: only the parts that the endpoint has. */
export type InputOf<E> =
  E extends Endpoint<Schema, infer B, infer Q, infer P>
    ? Part<'body', B> & Part<'query', Q> & Part<'params', P>
    : never;
type OutOf<S> = S extends Schema ? v.InferOutput<S> : undefined;

/** The input of a handler, after validation. */
export type ParsedOf<E> =
  E extends Endpoint<Schema, infer B, infer Q, infer P> ? { body: OutOf<B>; query: OutOf<Q>; params: OutOf<P> } : never;

/** Declares a call; the types of request and reply are inferred from its schemas. */
export function endpoint<
  const R extends Schema,
  const B extends Schema | undefined = undefined,
  const Q extends Schema | undefined = undefined,
  const P extends Schema | undefined = undefined,
>(definition: Endpoint<R, B, Q, P>): Endpoint<R, B, Q, P> {
  return definition;
}
