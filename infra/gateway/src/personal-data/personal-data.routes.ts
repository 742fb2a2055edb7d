import * as calls from '@atrium/contracts/personal-data';
import type { Subject } from '../platform/subject.ts';
import { requestErasure, withdrawErasure } from './own-erasure.ts';
import { beginPersonalExport, endPersonalExport } from './own-exports.ts';
import { sendPersonalExport } from './exports/send-export.ts';
import { personalData as state } from './personal-data.ts';

/** A member's right to a copy of their data, and to its erasure. */
export const personalData: Subject = (routes, parts, server) => {
  routes.member(calls.personalData, state);
  routes.member(calls.beginPersonalExport, beginPersonalExport);
  routes.member(calls.endPersonalExport, endPersonalExport);
  server.get(calls.PERSONAL_FILE_PATH, (request, reply) => sendPersonalExport(parts, request, reply));
  routes.member(calls.requestErasure, requestErasure);
  routes.member(calls.withdrawErasure, withdrawErasure);
};
