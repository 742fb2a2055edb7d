import * as calls from '@atrium/contracts/points';
import { textIn } from '../notices/text-in.ts';
import { askedPassword, requireAskedPassword } from '../payment-password/check-payment-password.ts';
import { readPage } from '../platform/keyset.ts';
import type { Subject } from '../platform/subject.ts';
import { convertPoints } from './convert-points.ts';
import { pointBalance } from './point-balance.ts';
import { pointHistory } from './point-history.ts';
import { pointRules } from './point-rules.ts';
import { type RedemptionRow, redemptions } from './points.repository.ts';
import { redeemReward } from './redeem-reward.ts';
import { shelf } from './shelf.ts';

export const points: Subject = (routes) => {
  routes.member(calls.pointBalance, pointBalance);
  routes.member(calls.pointRewards, (parts, { query }) => shelf(parts, query));
  routes.open(calls.pointShelf, (parts, { query }) => shelf(parts, query));
  routes.member(calls.pointConfig, async (parts, { caller }) => ({
    ...(await pointRules(parts.settings)),
    password: await askedPassword(parts, caller.session.memberId, 'conversion'),
  }));
  routes.member(calls.redemptions, async ({ database }, { query, caller }) => {
    const { cursor, pageSize } = query;
    const list = redemptions(caller.session.memberId);
    const { rows, next } = await readPage<RedemptionRow>(database, list, { cursor, pageSize });
    return {
      items: rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        rewardId: row.reward_id,
        name: textIn(row.names, caller.language),
        type: row.type,
        quantity: row.quantity,
        points: Number(row.points),
        status: row.status,
        remark: row.remark,
        address: row.address,
        carrier: row.carrier,
        tracking: row.tracking,
        states: row.states ?? [],
      })),
      next,
    };
  });
  routes.member(calls.pointHistory, pointHistory);
  routes.money(calls.redeem, redeemReward);
  routes.money(calls.convertPoint, convertPoints, (parts, { body, caller }) =>
    requireAskedPassword(parts, caller.session.memberId, 'conversion', body.password),
  );
};
