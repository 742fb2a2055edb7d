import * as limits from '@atrium/contracts/limits';
import { changes, has, reads, type Effect, type Scene } from './effect.ts';

const limit = ({ sql, me }: Scene, amount = '12345') =>
  sql(
    "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from, confirmed_at) VALUES ($1, 'deposit', 'd', $2, now() - interval '1 minute', now() - interval '1 minute', now())",
    me.memberId,
    amount,
  );
const raise = ({ sql, me }: Scene, age: string) =>
  sql(
    "INSERT INTO rg_limits (member_id, kind, period, amount, requested_at, effective_from) VALUES ($1, 'deposit', 'd', 99999, now() - $2::interval, now() - $2::interval + interval '24 hours')",
    me.memberId,
    age,
  );
const limitRows = ({ sql, me }: Scene) =>
  sql('SELECT amount, confirmed_at, superseded_at FROM rg_limits WHERE member_id = $1 ORDER BY id', me.memberId);
const breaks = ({ sql, me }: Scene) => sql('SELECT kind FROM rg_exclusions WHERE member_id = $1', me.memberId);
const ofDeposits = { body: { kind: 'deposit', period: 'd' } };

export const limitsEffects: readonly Effect[] = [
  reads(limits.protection, { change: (scene) => limit(scene), shows: has('12345') }),
  changes(limits.setLimit, { ask: () => ({ body: { ...ofDeposits.body, amount: '5000' } }), row: limitRows }),
  changes(limits.confirmLimit, {
    before: async (scene) => {
      await limit(scene);
      await raise(scene, '25 hours');
    },
    ask: () => ofDeposits,
    row: limitRows,
  }),
  changes(limits.keepLimit, {
    before: async (scene) => {
      await limit(scene);
      await raise(scene, '1 hour');
    },
    ask: () => ofDeposits,
    row: limitRows,
  }),
  changes(limits.startTimeOut, { ask: () => ({ body: { hours: 24 } }), row: breaks }),
  reads(limits.sessionFigures, {
    change: ({ sql, me }) => sql('UPDATE members SET reality_check_seconds = 1234 WHERE id = $1', me.memberId),
    shows: ({ realityCheck }) => realityCheck.seconds === 1234,
  }),
  changes(limits.setRealityCheck, {
    ask: () => ({ body: { seconds: 1800 } }),
    row: ({ sql, me }) => sql('SELECT reality_check_seconds FROM members WHERE id = $1', me.memberId),
  }),
  changes(limits.answerRealityCheck, {
    before: ({ sql, me }) =>
      sql("UPDATE sessions SET started_at = now() - interval '3 hours' WHERE member_id = $1", me.memberId),
    ask: () => ({ body: {} }),
    row: ({ sql, me }) => sql('SELECT reality_check_at FROM sessions WHERE member_id = $1', me.memberId),
  }),
  changes(limits.selfExclude, { ask: () => ({ body: { months: 6 } }), row: breaks }),
];
