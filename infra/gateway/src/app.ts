import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from './platform/answer-errors.ts';
import { createRoutes, type Routes } from './platform/endpoint.ts';
import type { Parts } from './platform/parts.ts';
import type { Subject } from './subjects.ts';

const LARGEST_BODY = 256 * 1024;

export interface App {
  server: FastifyInstance;
  routes: Routes;
}

/** The gateway: platform first, then the subjects in order, errors last. */
export async function buildApp(parts: Parts, subjects: readonly Subject[]): Promise<App> {
  const server = Fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: 30_000,
    trustProxy: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => randomUUID(),
  });
  await server.register(formbody);
  const routes = createRoutes(server, parts);
  for (const subject of subjects) await subject(routes, parts, server);
  answerErrors(server, parts);
  return { server, routes };
}
