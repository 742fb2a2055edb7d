import * as calls from '@atrium/contracts/record-exports';
import type { Subject } from '../platform/subject.ts';
import { beginExport, endExport, listExports } from './own-exports.ts';
import { sendExport } from './send-export.ts';

export const recordExports: Subject = (routes, parts, server) => {
  routes.member(calls.recordExports, listExports);
  routes.member(calls.beginExport, beginExport);
  routes.member(calls.endExport, endExport);
  server.get(calls.EXPORT_FILE_PATH, (request, reply) => sendExport(parts, request, reply));
};
