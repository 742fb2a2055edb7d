import { openApi } from '../platform/open-api.ts';
import type { Subject } from '../platform/subject.ts';

/** `/openapi.json`: every call of the contracts. */
export const apiDescription: Subject = (routes, _parts, server) => {
  let document: string | undefined;
  server.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApi(routes.registered, { title: 'Atrium', version: '1' }));
    return reply.type('application/json; charset=utf-8').send(document);
  });
};
