import * as calls from '@atrium/contracts/personal-data';
import { changes, type Effect, reads, type Scene } from './effect.ts';
import { byId } from './given.ts';

const proven = ({ app, sql, me }: Scene, purpose: string) =>
  sql(
    'INSERT INTO given_proofs (session_id, purpose, given_at) SELECT id, $2, $3 FROM sessions WHERE member_id = $1',
    me.memberId,
    purpose,
    app.clock.now(),
  );

async function begun(scene: Scene): Promise<void> {
  await proven(scene, 'personal-data');
  const { value } = await scene.me.call(calls.beginPersonalExport, { body: {} });
  scene.kept.id = value.exports[0]!.id;
}

/** A member who has nothing to settle. */
const EMPTY = { balance: 0n };
const exportsOf = ({ sql, me }: Scene) => sql('SELECT state FROM personal_exports WHERE member_id = $1', me.memberId);
const erasuresOf = ({ sql, me }: Scene) => sql('SELECT state FROM erasures WHERE member_id = $1', me.memberId);

export const personalDataEffects: readonly Effect[] = [
  reads(calls.personalData, { change: begun, shows: ({ exports }) => exports.length === 1 }),
  changes(calls.beginPersonalExport, {
    before: (scene) => proven(scene, 'personal-data'),
    ask: () => ({ body: {} }),
    row: exportsOf,
  }),
  changes(calls.endPersonalExport, { before: begun, ask: byId, row: exportsOf }),
  changes(calls.requestErasure, {
    as: EMPTY,
    before: (scene) => proven(scene, 'erasure'),
    ask: () => ({ body: {} }),
    row: erasuresOf,
  }),
  changes(calls.withdrawErasure, {
    as: EMPTY,
    before: async (scene) => {
      await proven(scene, 'erasure');
      await scene.me.call(calls.requestErasure, { body: {} });
    },
    row: erasuresOf,
  }),
];
