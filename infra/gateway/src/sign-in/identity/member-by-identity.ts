import { createHash, randomBytes } from 'node:crypto';
import { isSwitchOn } from '@atrium/contracts/switches';
import type { LoginPayload } from '@atrium/contracts/session';
import type { InferOutput } from 'valibot';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { notePerson } from '../../person/note-person.ts';
import { recordAcceptance } from '../../terms/terms.ts';
import { demandedFields } from '../../system/demanded-fields.ts';
import { registrationSettings, whitelabelOf } from '../../system/permission.ts';
import { type Credentials, memberById } from '../../session/credentials.repository.ts';
import { hashOf } from '../../session/find-session.ts';
import { hashPassword } from '../../session/passwords.ts';
import type { VerifiedIdentity } from '../../platform/identity.ts';
import { liveProviders } from './offered-providers.ts';

/**
 * The fields that an identity contains, or makes needless as a captcha; a brand whose form requires more directs users to
 * registration.
 */
const BROUGHT: readonly string[] = ['username', 'password', 'email', 'nickname', 'captcha'];

/**
 * The member of a login by a third party: `proof` is its ID token, `password` the nonce that this browser created for
 * it. A new identity opens an account of its own; it never takes over one with the same e-mail. Source: 3-21.
 */
export async function memberByIdentity(parts: Parts, body: InferOutput<typeof LoginPayload>): Promise<Credentials> {
  const providers = await liveProviders(parts);
  if (providers.length === 0) throw new Refusal('FUNCTION_DISABLED');
  const identity = await firstOf(
    providers.map(
      (provider) => () => parts.identity.verify(provider, body.proof ?? '', body.password, parts.clock.now()),
    ),
  );
  if (!identity || !(await spend(parts, body.proof ?? '', identity))) throw new Refusal('IDENTITY_INVALID');
  const id = (await knownMember(parts, identity)) ?? (await openAccount(parts, identity));
  const member = await memberById(parts, id);
  if (!member || member.status === 'closed') throw new Refusal('LOGIN_FAILED', { value: { captcha: false } });
  return member;
}

async function firstOf<Value>(attempts: (() => Promise<Value | undefined>)[]): Promise<Value | undefined> {
  for (const attempt of attempts) {
    const value = await attempt();
    if (value !== undefined) return value;
  }
  return undefined;
}

async function spend(parts: Parts, proof: string, { expiresAt }: VerifiedIdentity): Promise<boolean> {
  await parts.database.run('DELETE FROM spent_identity_proofs WHERE expires_at < $1', [parts.clock.now()]);
  const spent = await parts.database.run(
    'INSERT INTO spent_identity_proofs (proof_hash, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [hashOf(proof), expiresAt],
  );
  return spent === 1;
}

async function knownMember(parts: Parts, { issuer, subject }: VerifiedIdentity): Promise<string | undefined> {
  const row = await parts.database.first<{ id: string }>(
    'SELECT member_id AS id FROM member_identities WHERE issuer = $1 AND subject = $2',
    [issuer, subject],
  );
  return row?.id;
}

async function openAccount(parts: Parts, { issuer, subject, name, email }: VerifiedIdentity): Promise<string> {
  const settings = await registrationSettings(parts);
  const required = Object.entries(settings.rules).flatMap(([field, rule]) =>
    rule.enabled && rule.required ? field : [],
  );
  const demanded = [...required, ...demandedFields(settings, 'username')].filter((field) => !BROUGHT.includes(field));
  if (demanded.length > 0 || !isSwitchOn(await whitelabelOf(parts), 'directRegistration'))
    throw new Refusal('IDENTITY_UNKNOWN');
  const account = `u${createHash('sha256').update(`${issuer} ${subject}`).digest('hex').slice(0, 14)}`;
  // A random password that is never shown: this account signs in by its identity, or by a password set through the
  // bound address. With it set at once, its first login requires no new password, whose old one the member cannot know.
  const passwordHash = await hashPassword(parts.config, randomBytes(24).toString('hex'));
  const currency = await parts.settings.get('brand.currency', 'PHP');
  const now = parts.clock.now();
  return await parts.database.transaction(async (transaction) => {
    await transaction.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`identity:${issuer} ${subject}`]);
    const known = await transaction.first<{ id: string }>(
      'SELECT member_id AS id FROM member_identities WHERE issuer = $1 AND subject = $2',
      [issuer, subject],
    );
    if (known) return known.id;
    const made = await transaction.first<{ id: string }>(
      `INSERT INTO members (account, nickname, password_hash, password_changed_at, currency, email, terms_version, registered_at, first_login_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $4, $4) RETURNING id`,
      [account, name || account, passwordHash, now, currency, email, settings.termsVersion],
    );
    await transaction.run(
      'INSERT INTO member_identities (issuer, subject, member_id, created_at) VALUES ($1, $2, $3, $4)',
      [issuer, subject, made!.id, now],
    );
    // The buttons of the third parties say so.
    await recordAcceptance(parts, transaction, made!.id, settings.termsVersion);
    await notePerson(parts, transaction, made!.id);
    return made!.id;
  });
}
