import { issueText } from '@atrium/contracts/issue-text';
import { SEAMLESS_CALLS, SEAMLESS_FAULTS, type SeamlessCall } from '@atrium/contracts/seamless';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseBounded } from '../../platform/bounded-json.ts';
import type { Subject } from '../../platform/subject.ts';
import { refused, SeamlessFault } from './answer.ts';
import { authenticate } from './authenticate.ts';
import { createSeamlessPorts, type SeamlessPorts } from './seamless-ports.ts';
import { balancedCallOf } from './balanced-call.ts';
import { getBalance } from './get-balance.ts';
import { reconcile } from './reconcile.ts';
import type { CallingVendor } from './vendor-reads.ts';
import { verifyCall } from './verify-call.ts';
import { betAndWin, endRound, payWin, placeBet, rollBack } from './wallet-commands.ts';

/** SQLSTATE of a number that does not fit. */
const OUT_OF_RANGE = '22003';

type Handlers = {
  [Call in SeamlessCall]: (
    ports: SeamlessPorts,
    vendor: CallingVendor,
    body: v.InferOutput<(typeof SEAMLESS_CALLS)[Call]['body']>,
  ) => Promise<object>;
};

const HANDLERS: Handlers = {
  authenticate,
  balance: getBalance,
  bet: placeBet,
  win: payWin,
  betWin: betAndWin,
  rollback: rollBack,
  endRound,
  reconcile,
};

/**
 * The seamless wallet, which vendors' servers call. It is separate from the contracts' endpoints: the raw body is
 * signed, a business refusal is HTTP 200, and there are no browsers and no cookies.
 */
export const seamless: Subject = async (_routes, parts, server) => {
  const ports = createSeamlessPorts(parts);
  await server.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof SeamlessFault)
        return void reply.status(SEAMLESS_FAULTS[error.code]).send({ code: error.code, message: error.message });
      const status = (error as { statusCode?: number }).statusCode ?? 500;
      if (status < 500)
        return void reply.status(400).send({ code: 'BAD_REQUEST', message: 'The request could not be read.' });
      parts.log.error({ err: error, requestId: request.id, path: request.routeOptions.url }, 'a vendor call failed');
      // A balance beyond the database's numbers: a repeat cannot succeed.
      if ((error as { code?: string }).code === OUT_OF_RANGE)
        return void reply.status(200).send(refused('AMOUNT_TOO_LARGE'));
      // Class "retry": a repeat with the same `txId` returns the outcome.
      void reply.status(200).send(refused('TEMPORARY_ERROR'));
    });
    const serve = <Call extends SeamlessCall>(call: Call): void => {
      const { path, body: schema } = SEAMLESS_CALLS[call];
      scope.post(path, async (request) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const vendor = await verifyCall(ports, request.headers, raw, balancedCallOf(request));
        if (!vendor)
          throw new SeamlessFault('INVALID_SIGNATURE', 'The signature, the timestamp or the nonce is invalid.');
        const body = v.safeParse(schema, parsed(raw));
        if (!body.success)
          throw new SeamlessFault(
            'BAD_REQUEST',
            `${v.getDotPath(body.issues[0]) ?? 'body'}: ${issueText(body.issues[0])}`,
          );
        return await HANDLERS[call](ports, vendor, body.output);
      });
    };
    for (const call of Object.keys(SEAMLESS_CALLS) as SeamlessCall[]) serve(call);
  });
};

function parsed(raw: Buffer): unknown {
  try {
    return parseBounded(raw);
  } catch {
    throw new SeamlessFault('BAD_REQUEST', 'The body is not valid JSON.');
  }
}
