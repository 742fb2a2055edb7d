import * as calls from '@atrium/contracts/registry-invitations';
import type { FastifyInstance } from 'fastify';
import { type Bind, read } from '../bind-operation.ts';
import type { ConsoleParts } from '../console/console-caller.ts';
import { invitationsOf, invite, withdrawInvitation } from './invitations.ts';
import { redeemInvitation } from './redeem-invitation.ts';

export function invitationRoutes(app: FastifyInstance, parts: ConsoleParts, bind: Bind): void {
  bind(calls.invite, ({ operator, body }) => invite(parts, operator.name, body));
  bind(calls.invitations, () => invitationsOf(parts.pool, parts.now()));
  bind(calls.withdrawInvitation, ({ operator, body, params }) =>
    withdrawInvitation(parts, operator.name, params.id, body.reason),
  );
  // The caller has no token yet: the invitation is the proof.
  app.post(calls.redeemInvitation.path, async (request, reply) => {
    const { invitation } = read(calls.redeemInvitation.body, request.body ?? {}) as { invitation: string };
    const redeemed = await redeemInvitation(parts, invitation);
    return reply.header('cache-control', 'no-store').send({ ...redeemed, site: parts.console.site });
  });
}
