import * as calls from '@atrium/contracts/draws';
import { Refusal } from '../../platform/errors.ts';
import type { Subject } from '../../platform/subject.ts';
import { drawProof, listCommitments } from './draw-proof.ts';
import { ticketProof } from './ticket-proof.ts';

export const draws: Subject = (routes) => {
  routes.open(calls.commitments, ({ database }, { query }) => listCommitments(database, query));
  routes.open(calls.drawProof, async ({ database }, { query }) => {
    const proof = await drawProof(database, query);
    if (!proof) throw new Refusal('NOT_FOUND');
    return proof;
  });
  routes.member(calls.ticketProof, async ({ database }, { params, caller }) => {
    const proof = await ticketProof(database, { number: params.number, memberId: caller.session.memberId });
    if (!proof) throw new Refusal('NOT_FOUND');
    return proof;
  });
};
