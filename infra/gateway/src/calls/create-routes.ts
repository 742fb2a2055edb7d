import type { Endpoint, ParsedOf } from '@atrium/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { callerOf } from './caller-of.ts';
import { checkAccess } from './check-access.ts';
import { checkOrigin } from './check-origin.ts';
import { checkReply } from './check-reply.ts';
import { compressReply } from './compress-reply.ts';
import { readInput } from './read-input.ts';
import { refuseBarred } from '../limits/can-wager.ts';
import { prolongSession } from './prolong-session.ts';
import type { Caller, MemberCaller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import { commandName, isDecided, once } from '../platform/idempotency.ts';
import type { Parts } from '../platform/parts.ts';
import type { Routes } from '../platform/routes.ts';
import { limitRate } from '../platform/rate-limit.ts';

export function createRoutes(server: FastifyInstance, parts: Parts): Routes {
  const registered: Endpoint[] = [];
  server.addHook('onSend', compressReply());

  function register(
    endpoint: Endpoint,
    run: (request: FastifyRequest, caller: Caller) => Promise<unknown>,
    { refusesBarred = false }: { refusesBarred?: boolean } = {},
  ): void {
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
        if (endpoint.moneyIn === true && !refusesBarred) await refuseBarred(parts, caller.session!.memberId);
        await prolongSession(parts, endpoint, caller);
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
    {
      before,
      finish,
    }: {
      before?: (input: unknown, member: MemberCaller) => Promise<void>;
      finish?: (input: unknown, member: MemberCaller, answer: First) => Promise<unknown>;
    } = {},
  ): void {
    if (!endpoint.movesMoney) throw new Error(`${endpoint.name} moves no money: bind it with member().`);
    register(endpoint, async (request, caller) => {
      const input = await readInput(parts, endpoint, request);
      const member = caller as MemberCaller;
      const named = { endpoint, request, memberId: member.session.memberId, payload: input };
      const decided = before !== undefined && (await isDecided(parts, named));
      if (!decided) await before?.(input, member);
      const answer = await once(parts, named, (transaction, key) => {
        // The key has expired meanwhile: nothing runs unchecked.
        if (decided) throw new Refusal('SYSTEM_BUSY');
        return first(input, member, transaction, key);
      });
      return finish ? await finish(input, member, answer) : answer;
    });
  }

  return {
    registered,
    open: (endpoint, useCase) =>
      register(endpoint, async (request, caller) =>
        useCase(parts, { ...((await readInput(parts, endpoint, request)) as ParsedOf<typeof endpoint>), caller }),
      ),
    member(endpoint, useCase) {
      if (endpoint.access === 'none') throw new Error(`${endpoint.name} is open to everybody: bind it with open().`);
      register(endpoint, async (request, caller) =>
        useCase(parts, {
          ...((await readInput(parts, endpoint, request)) as ParsedOf<typeof endpoint>),
          caller: caller as MemberCaller,
        }),
      );
    },
    money: (endpoint, useCase, before) =>
      commands(
        endpoint,
        (input, member, transaction, key) =>
          useCase(parts, { ...(input as ParsedOf<typeof endpoint>), caller: member, transaction, key }),
        before
          ? { before: (input, member) => before(parts, { ...(input as ParsedOf<typeof endpoint>), caller: member }) }
          : {},
      ),
    moneyInBatches(endpoint, useCase) {
      if (!endpoint.movesMoney) throw new Error(`${endpoint.name} moves no money: bind it with member().`);
      register(
        endpoint,
        async (request, caller) => {
          const input = (await readInput(parts, endpoint, request)) as ParsedOf<typeof endpoint>;
          const member = caller as MemberCaller;
          const name = commandName(parts, { endpoint, request, memberId: member.session.memberId, payload: input });
          return await useCase(parts, { ...input, caller: member, name });
        },
        { refusesBarred: true },
      );
    },
    moneyInSteps: (endpoint, { note, finish }) =>
      commands(
        endpoint,
        (input, member, transaction, key) =>
          note(parts, { ...(input as ParsedOf<typeof endpoint>), caller: member, transaction, key }),
        {
          finish: (input, member, noted) =>
            finish(parts, { ...(input as ParsedOf<typeof endpoint>), caller: member, note: noted }),
        },
      ),
  };
}
