import { createHash, randomBytes } from 'node:crypto';
import { outgoing } from '@atrium/tracing/tracing';
import { addressAt } from '@atrium/contracts/brand-address';
import { holder, holderText, type SignedHolder } from '@atrium/contracts/registry-holder';
import type { Role } from '@atrium/contracts/registry-operation';
import * as v from 'valibot';
import { boundedText } from '../platform/bounded-text.ts';
import { isSigned } from '../platform/is-signed.ts';
import type { Parts } from '../platform/parts.ts';
import { OperatorRefusal } from './operator-refusal.ts';

export interface Operator {
  name: string;
  role: Role;
  /** Whether a session of the console was confirmed with a code a short time ago; absent for tokens. */
  confirmed?: boolean | undefined;
}

export type AskingParts = Pick<Parts, 'config' | 'snapshots' | 'log'>;

const TIMEOUT_MS = 3_000;
const LONGEST_ANSWER_BYTES = 16 * 1024;

const unreachable = (what = 'is not responding') =>
  new OperatorRefusal(
    'REGISTRY_UNREACHABLE',
    `The registry ${what}, so the caller cannot be verified. Nothing was changed.`,
  );

/**
 * The holder of a token by the registry, undefined where it knows none. The token is not sent: what answers at the
 * registry's address has proven nothing before its answer, which a key for snapshots has to have signed for this token
 * and this question. Source: 13-03, ADR 0024.
 */
export async function askRegistry(
  { config, snapshots, log }: AskingParts,
  token: string,
): Promise<Operator | undefined> {
  const asked = {
    tokenHash: createHash('sha256').update(token).digest('hex'),
    nonce: randomBytes(32).toString('base64url'),
  };
  const response = await outgoing('registry', (traced) =>
    fetch(addressAt(config.opsUrl, holder.path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...traced },
      body: JSON.stringify(asked),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  ).catch(() => {
    throw unreachable();
  });
  if (response.status === 401) return undefined;
  if (response.status === 404) throw unreachable('is older than this gateway');
  const text = await boundedText(response, LONGEST_ANSWER_BYTES).catch(() => '');
  if (!response.ok) throw unreachable();
  const reply = v.safeParse(v.pipe(v.string(), v.parseJson(), holder.reply), text);
  const falsehood = reply.success ? await falsehoodOf(reply.output, asked, snapshots) : 'malformed';
  if (falsehood) {
    log.error({ reason: falsehood }, "an answer at the registry's address about an operator was refused");
    throw unreachable('gave an answer that is not signed by its keys');
  }
  const { name, role, confirmed } = (reply as { output: SignedHolder }).output;
  return { name, role, ...(confirmed !== undefined && { confirmed }) };
}

/** Why the registry has not said this about this token in answer to this question. */
async function falsehoodOf(
  answer: SignedHolder,
  { tokenHash, nonce }: Pick<SignedHolder, 'tokenHash' | 'nonce'>,
  snapshots: AskingParts['snapshots'],
): Promise<string | undefined> {
  if (answer.tokenHash !== tokenHash) return 'other-token';
  if (answer.nonce !== nonce) return 'replayed';
  const key = (await snapshots.keys()).find(({ keyId }) => keyId === answer.keyId);
  if (!key) return 'unknown-key';
  return isSigned(holderText(answer), answer.signature, key) ? undefined : 'bad-signature';
}
