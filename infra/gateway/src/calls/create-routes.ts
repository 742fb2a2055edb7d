import type { Endpoint, ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { callerOf } from './caller-of.ts';
import { checkAccess } from './check-access.ts';
import { checkOrigin } from './check-origin.ts';
import { checkReply } from './check-reply.ts';
import { readInput } from './read-input.ts';
import { noteSignOfLife } from './sign-of-life.ts';
import type { Caller, MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { once } from '../platform/idempotency.ts';
import type { Parts } from '../platform/parts.ts';
import { limitRate } from '../platform/rate-limit.ts';

/** A use case for anybody. */
export type OpenUseCase<E extends Endpoint> = (
  parts: Parts,
  input: ParsedOf<E> & { caller: Caller },
) => Promise<ReplyOf<E>>;
/** A use case of a signed-in member. */
export type MemberUseCase<E extends Endpoint> = (
  parts: Parts,
  input: ParsedOf<E> & { caller: MemberCaller },
) => Promise<ReplyOf<E>>;
/**
 * A use case that moves money. What it does in `transaction` happens once for one Idempotency-Key; a repeat is answered
 * with the first answer, a repeat with other content refused.
 */
export type MoneyUseCase<E extends Endpoint> = (
  parts: Parts,
  input: ParsedOf<E> & { caller: MemberCaller; transaction: Transaction; key: string },
) => Promise<ReplyOf<E>>;

/**
 * A money command that must ask somebody outside. `note` writes down, once for one Idempotency-Key, what is intended, and
 * answers how it is found again (JSON). `finish` asks and answers, after the commit, with no transaction open; it runs
 * again for a repeat, so asking twice must be as good as asking once.
 */
export interface MoneySteps<E extends Endpoint, Note> {
  note(
    parts: Parts,
    input: ParsedOf<E> & { caller: MemberCaller; transaction: Transaction; key: string },
  ): Promise<Note>;
  finish(parts: Parts, input: ParsedOf<E> & { caller: MemberCaller; note: Note }): Promise<ReplyOf<E>>;
}

/** Binds endpoint objects of the contracts to use cases; each endpoint exactly once. */
export interface Routes {
  open<E extends Endpoint>(endpoint: E, useCase: OpenUseCase<E>): void;
  member<E extends Endpoint>(endpoint: E, useCase: MemberUseCase<E>): void;
  money<E extends Endpoint>(endpoint: E, useCase: MoneyUseCase<E>): void;
  moneyInSteps<E extends Endpoint, Note>(endpoint: E, steps: MoneySteps<E, Note>): void;
  readonly registered: readonly Endpoint[];
}

export function createRoutes(server: FastifyInstance, parts: Parts): Routes {
  const registered: Endpoint[] = [];

  function register(endpoint: Endpoint, run: (request: FastifyRequest, caller: Caller) => Promise<unknown>): void {
    if (registered.includes(endpoint)) throw new Error(`${endpoint.name} is bound twice.`);
    registered.push(endpoint);
    server.route({
      method: [endpoint.method, ...(endpoint.also ?? [])] as HTTPMethods[],
      url: endpoint.path,
      exposeHeadRoute: false,
      config: { endpoint },
      ...(endpoint.largestBody ? { bodyLimit: endpoint.largestBody } : {}),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        checkOrigin(parts.config, request);
        const caller = await callerOf(parts, request, reply);
        await checkAccess(parts, endpoint, caller);
        await noteSignOfLife(parts, endpoint, caller);
        await limitRate(parts, endpoint, caller);
        const value = await run(request, caller);
        if (parts.config.strict) checkReply(endpoint, value);
        void reply.header('cache-control', 'no-store');
        return { success: true, message: '', value };
      },
    });
  }

  function commands<First>(
    endpoint: Endpoint,
    first: (input: unknown, member: MemberCaller, transaction: Transaction, key: string) => Promise<First>,
    then?: (input: unknown, member: MemberCaller, answer: First) => Promise<unknown>,
  ): void {
    if (!endpoint.movesMoney) throw new Error(`${endpoint.name} moves no money: bind it with member().`);
    register(endpoint, async (request, caller) => {
      const input = await readInput(parts, endpoint, request);
      const member = caller as MemberCaller;
      const answer = await once(
        parts,
        { endpoint, request, memberId: member.session.memberId, payload: input },
        (transaction, key) => first(input, member, transaction, key),
      );
      return then ? await then(input, member, answer) : answer;
    });
  }

  return {
    registered,
    open: (endpoint, useCase) =>
      register(endpoint, async (request, caller) =>
        useCase(parts, { ...((await readInput(parts, endpoint, request)) as ParsedOf<typeof endpoint>), caller }),
      ),
    member(endpoint, useCase) {
      if (endpoint.access === 'none') throw new Error(`${endpoint.name} answers everybody: bind it with open().`);
      register(endpoint, async (request, caller) =>
        useCase(parts, {
          ...((await readInput(parts, endpoint, request)) as ParsedOf<typeof endpoint>),
          caller: caller as MemberCaller,
        }),
      );
    },
    money: (endpoint, useCase) =>
      commands(endpoint, (input, member, transaction, key) =>
        useCase(parts, { ...(input as ParsedOf<typeof endpoint>), caller: member, transaction, key }),
      ),
    moneyInSteps: (endpoint, { note, finish }) =>
      commands(
        endpoint,
        (input, member, transaction, key) =>
          note(parts, { ...(input as ParsedOf<typeof endpoint>), caller: member, transaction, key }),
        (input, member, noted) =>
          finish(parts, { ...(input as ParsedOf<typeof endpoint>), caller: member, note: noted }),
      ),
  };
}
