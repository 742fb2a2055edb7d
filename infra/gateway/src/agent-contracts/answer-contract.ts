import type * as calls from '@atrium/contracts/agent-contracts';
import type { ContractKind } from '@atrium/contracts/agent-contracts';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import {
  accept,
  giveWay,
  lockContract,
  lockSides,
  readContract,
  reject,
  terminate,
} from './agent-contracts.repository.ts';
import { requireFit } from './clauses.ts';
import { contractRules, requireLossShare } from './contract-rules.ts';
import { contractFor } from './list-contracts.ts';

/**
 * Accepts or rejects a pending request (the downline), or ends a contract (either side). Accepting also ends the
 * contracts further down that do not fit into the new one, in the same transaction; one that pays more or requires less
 * than the upline's own is refused. Source: 4-62, 4-63, 4-64, 12-03.
 */
export const answerContract =
  (kind: ContractKind) =>
  (
    parts: Parts,
    { body, caller }: ParsedOf<typeof calls.processDividend> & { caller: MemberCaller },
  ): Promise<ReplyOf<typeof calls.processDividend>> =>
    parts.database.transaction(async (transaction) => {
      const { memberId } = caller.session;
      const found = await lockContract(transaction, body.contractId);
      if (!found || found.kind !== kind || ![found.member_id, found.upline_id].includes(memberId))
        throw new Refusal('NOT_FOUND');
      const waits = found.state === 'requested';
      let terminated: { id: string; account: string }[] = [];
      if (body.action === 'terminate') {
        if (!waits && found.state !== 'accepted')
          throw new Refusal('CONTRACT_STATE', { params: { state: found.state } });
        await terminate(transaction, found.id, parts.clock.now(), 'terminated');
      } else {
        // Only the downline may answer, not the upline that made the request.
        if (!waits || found.member_id !== memberId)
          throw new Refusal('CONTRACT_STATE', { params: { state: found.state } });
        if (body.action === 'reject') await reject(transaction, found.id, parts.clock.now());
        else {
          requireLossShare(await contractRules(parts.settings), kind);
          await lockSides(transaction, found);
          if (found.upline_id) await requireFit(transaction, { ...found, uplineId: found.upline_id });
          // The time is read under the locks, so that it is after every settlement of the replaced contract.
          const now = parts.clock.now();
          terminated = await giveWay(transaction, found.id, now);
          await accept(transaction, found.id, now);
        }
      }
      const contract = await readContract(transaction, found.id);
      return { contract: contractFor(memberId, contract!), terminated };
    });
