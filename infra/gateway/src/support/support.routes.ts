import * as operator from '@atrium/contracts/operator-support';
import * as calls from '@atrium/contracts/support';
import { bindOperation } from '../operations/bind-operation.ts';
import type { Subject } from '../platform/subject.ts';
import { endConversation, helpDesk } from './help-desk.ts';
import { answerCase, closeCase, listCases, openCase, takeCase } from './operate-support.ts';
import { sendDocument } from './send-document.ts';
import { sendPicture } from './send-picture.ts';
import { write } from './write.ts';

/** Conversations of visitors and members with operations. */
export const support: Subject = (routes, parts, server) => {
  routes.open(calls.supportDesk, helpDesk);
  routes.open(calls.writeToSupport, write);
  routes.open(calls.endSupport, endConversation);
  server.get(calls.SUPPORT_PICTURE_PATH, (request, reply) => sendPicture(parts, request, reply));
  bindOperation(server, parts, operator.supportList, listCases);
  bindOperation(server, parts, operator.supportOpen, openCase);
  bindOperation(server, parts, operator.supportAnswer, answerCase);
  bindOperation(server, parts, operator.supportTake, takeCase);
  bindOperation(server, parts, operator.supportClose, closeCase);
  server.get(operator.SUPPORT_DOCUMENT_PATH, (request, reply) => sendDocument(parts, request, reply));
};
