import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from './platform/answer-errors.ts';
import { answerBrokenHttp, answerUnreadableAddress } from './platform/answer-unreadable.ts';
import { refuseUnderPressure } from './platform/backpressure.ts';
import { createRoutes } from './calls/create-routes.ts';
import { registerCookies } from './platform/cookies.ts';
import { logRequests } from './platform/log-requests.ts';
import { type Metrics, observe } from './platform/metrics.ts';
import type { Parts } from './platform/parts.ts';
import type { Routes } from './platform/routes.ts';
import type { Subject } from './platform/subject.ts';

const LARGEST_BODY = 256 * 1024;
/** Milliseconds for the whole of a request, for its head, and for an answer. */
const REQUEST_WITHIN = 30_000;
const HEAD_WITHIN = 10_000;
const ANSWER_WITHIN = 60_000;

export interface App {
  server: FastifyInstance;
  routes: Routes;
  metrics: Metrics;
}

/** The gateway: platform first, then the subjects in order. */
export async function buildApp(
  parts: Parts,
  subjects: readonly Subject[],
  streams: () => number = () => 0,
): Promise<App> {
  const server = Fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: REQUEST_WITHIN,
    handlerTimeout: ANSWER_WITHIN,
    http: { headersTimeout: HEAD_WITHIN },
    trustProxy: parts.config.trustedProxies ? [...parts.config.trustedProxies] : false,
    // Who was let in before we close is answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerBrokenHttp,
  });
  logRequests(server, parts);
  const metrics = observe(server, parts, streams);
  // While this process is about to stop, each connection ends with its answer and comes back to another process.
  server.addHook('onSend', async (_request, reply) => {
    if (parts.stopping.aborted) void reply.header('connection', 'close');
  });
  await refuseUnderPressure(server, parts);
  await registerCookies(server);
  await server.register(formbody);
  const routes = createRoutes(server, parts);
  // Before the subjects: a route keeps the handler that is there when it is loaded.
  answerErrors(server, parts);
  for (const subject of subjects) await subject(routes, parts, server);
  return { server, routes, metrics };
}
