import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from './platform/answer-errors.ts';
import { createRoutes, type Routes } from './platform/endpoint.ts';
import { logRequests } from './platform/log-requests.ts';
import type { Parts } from './platform/parts.ts';
import type { Subject } from './subjects.ts';

const LARGEST_BODY = 256 * 1024;

export interface App {
  server: FastifyInstance;
  routes: Routes;
}

/** The gateway: platform first, then the subjects in order. */
export async function buildApp(parts: Parts, subjects: readonly Subject[]): Promise<App> {
  const server = Fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: 30_000,
    trustProxy: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => randomUUID(),
  });
  logRequests(server, parts);
  await server.register(formbody);
  const routes = createRoutes(server, parts);
  // Before the subjects: a route keeps the handler that is there when it is loaded.
  answerErrors(server, parts);
  for (const subject of subjects) await subject(routes, parts, server);
  return { server, routes };
}
