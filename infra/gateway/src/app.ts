import { traceRequests } from '@atrium/tracing/trace-requests';
import { readBoundedBodies } from '@atrium/contracts/bounded-bodies';
import type { Endpoint } from '@atrium/contracts/endpoint';
import { LARGEST_BODY_BYTES } from '@atrium/contracts/json-bounds';
import { LIVE_PATH } from '@atrium/contracts/live';
import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from './platform/answer-errors.ts';
import { answerBrokenHttp, answerUnreadableAddress } from './platform/answer-unreadable.ts';
import { refusedBody } from './platform/bounded-json.ts';
import { refuseUnderPressure } from './platform/backpressure.ts';
import { createRoutes } from './calls/create-routes.ts';
import { registerCookies } from './platform/cookies.ts';
import { logRequests, QUIET } from './platform/log-requests.ts';
import { type Metrics, observe } from './platform/metrics.ts';
import type { Parts } from './platform/parts.ts';
import type { Routes } from './platform/routes.ts';
import type { Subject } from './platform/subject.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
const HANDLER_TIMEOUT_MS = 60_000;

export interface App {
  server: FastifyInstance;
  routes: Routes;
  metrics: Metrics;
}

/** The HTTP server of the gateway: the platform, then the subjects in order. */
export async function buildApp(
  parts: Parts,
  subjects: readonly Subject[],
  streams: () => number = () => 0,
): Promise<App> {
  const server = Fastify({
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    trustProxy: parts.config.trustedProxies ? [...parts.config.trustedProxies] : false,
    // A request accepted before the server closes is still answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerBrokenHttp,
  });
  // First, so that everything below runs in the span of its request. A stream lasts as long as its tab.
  traceRequests(server, {
    quiet: [...QUIET, LIVE_PATH],
    attributesOf: ({ routeOptions }) => {
      const { endpoint } = routeOptions.config as { endpoint?: Endpoint };
      return { 'atrium.brand': parts.config.brand, ...(endpoint && { 'atrium.call': endpoint.name }) };
    },
  });
  logRequests(server, parts);
  const metrics = observe(server, parts, streams);
  // While this process is stopping, each connection ends with its reply; clients reconnect to another process.
  server.addHook('onSend', async (_request, reply) => {
    if (parts.stopping.aborted) void reply.header('connection', 'close');
  });
  await refuseUnderPressure(server, parts);
  await registerCookies(server);
  await server.register(formbody);
  readBoundedBodies(server, refusedBody, { isEmptyAllowed: true });
  const routes = createRoutes(server, parts);
  // Before the subjects: a route keeps the error handler that exists when it is registered.
  answerErrors(server, parts);
  for (const subject of subjects) await subject(routes, parts, server);
  return { server, routes, metrics };
}
