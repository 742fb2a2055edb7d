import * as calls from '@atrium/contracts/passkeys';
import { type Authenticator, authenticator } from '../passkeys/testing/authenticator.ts';
import { changes, type Effect, has, reads, type Scene } from './effect.ts';
import { PASSWORD, withPassword } from './given.ts';

const byPassword = { proof: { way: 'password' as const, answer: PASSWORD } };
/** The authenticator of each scene's member. */
const keys = new Map<string, Authenticator>();
const keyOf = ({ me }: Scene) => keys.get(me.memberId)!;

async function begun(scene: Scene): Promise<void> {
  await withPassword(scene);
  keys.set(scene.me.memberId, authenticator(scene.app.parts.config.siteOrigins[0]!));
  const { value } = await scene.me.call(calls.beginPasskey, { body: byPassword });
  scene.kept.challenge = value.options.challenge as string;
}
async function withPasskey(scene: Scene): Promise<void> {
  await begun(scene);
  await scene.me.call(calls.addPasskey, added(scene));
}
const added = (scene: Scene) => ({
  body: { name: 'Effect key', answer: keyOf(scene).create(scene.kept.challenge!) },
});
const ofKey = (scene: Scene) => ({ params: { id: keyOf(scene).id } });
const passkeys = ({ sql, me }: Scene) => sql('SELECT id, name FROM passkeys WHERE member_id = $1', me.memberId);
const challenges = ({ sql, me }: Scene) =>
  sql('SELECT challenge FROM passkey_challenges WHERE member_id = $1 OR member_id IS NULL', me.memberId);

export const passkeyEffects: readonly Effect[] = [
  reads(calls.passkeys, {
    change: ({ sql, me }) =>
      sql(
        "INSERT INTO passkeys (id, member_id, name, rp_id, public_key, counter, created_at) VALUES ('effect', $1, 'Effect key', 'localhost', '', 0, now())",
        me.memberId,
      ),
    shows: has('Effect key'),
  }),
  changes(calls.sendPasskeyCode, {
    before: ({ sql, me }) =>
      sql("UPDATE members SET email = 'key' || $1::bigint || '@example.com' WHERE id = $1::bigint", me.memberId),
    ask: () => ({ body: { channel: 'email' } }),
    row: ({ sql, me }) =>
      sql("SELECT count(*) FROM verification_codes WHERE target = 'key' || $1::bigint || '@example.com'", me.memberId),
  }),
  changes(calls.beginPasskey, { before: withPassword, ask: () => ({ body: byPassword }), row: challenges }),
  changes(calls.addPasskey, { before: begun, ask: added, row: passkeys }),
  changes(calls.renamePasskey, {
    before: withPasskey,
    ask: (scene) => ({ ...ofKey(scene), body: { name: 'Another name' } }),
    row: passkeys,
  }),
  changes(calls.removePasskey, {
    before: async (scene) => {
      await withPasskey(scene);
      const { value } = await scene.me.call(calls.passkeyProofOptions, { body: { purpose: 'passkey' } });
      scene.kept.answer = JSON.stringify(keyOf(scene).get(value.options.challenge as string));
    },
    ask: (scene) => ({ ...ofKey(scene), body: { proof: { way: 'passkey', answer: scene.kept.answer } } }),
    row: passkeys,
  }),
  changes(calls.passkeyProofOptions, {
    before: withPasskey,
    ask: () => ({ body: { purpose: 'payout-account' } }),
    row: challenges,
  }),
  changes(calls.passkeyLoginOptions, { row: challenges }),
  changes(calls.passkeyLogin, {
    before: async (scene) => {
      await withPasskey(scene);
      const { value } = await scene.app.visitor().call(calls.passkeyLoginOptions);
      scene.kept.challenge = value.options.challenge as string;
    },
    ask: (scene) => ({ body: { answer: keyOf(scene).get(scene.kept.challenge!) } }),
    row: ({ sql, me }) => sql('SELECT count(*) FROM sessions WHERE member_id = $1', me.memberId),
  }),
];
