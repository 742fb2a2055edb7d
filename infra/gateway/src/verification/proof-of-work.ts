import { type ProofOfWork, SolvedWork } from '@atrium/contracts/verification';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import * as v from 'valibot';
import { ownSecret } from '../platform/own-secret.ts';
import type { Parts } from '../platform/parts.ts';

const SECRET = 'captcha proof of work';
const DEFAULT_DIFFICULTY = 100_000;
const Payload = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64').toString('utf8')),
  v.parseJson(),
  SolvedWork,
);

/**
 * Creates the proof of work of one captcha. The usual one (`work` 1) costs a browser a second or two, and a program as much
 * for every try.
 */
export async function createWork(parts: Parts, captchaId: string, expiresAt: Date, work: number): Promise<ProofOfWork> {
  const maxnumber = work * (await parts.settings.get('captcha.difficulty', DEFAULT_DIFFICULTY));
  const { challenge, salt, signature } = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: await ownSecret(parts, SECRET),
    maxnumber,
    expires: expiresAt,
    params: { captcha: captchaId, work: String(work) },
  });
  return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature };
}

/** Whether `proof` solves the work of this captcha, in time, and was of at least `least` times the usual work. A captcha is used up by one try, and its proof with it. */
export async function isWorkDone(
  parts: Parts,
  captchaId: string,
  proof: string | undefined,
  least: number,
): Promise<boolean> {
  const payload = v.safeParse(Payload, proof);
  if (!payload.success) return false;
  const { captcha, expires, work } = extractParams(payload.output);
  if (captcha !== captchaId || Number(expires) * 1_000 <= parts.clock.now().getTime()) return false;
  // The signature covers the parameters; a proof of the previous release has no `work`.
  if (Number(work ?? 1) < least) return false;
  // The expiry is checked above, by the clock of the gateway.
  return await verifySolution(payload.output, await ownSecret(parts, SECRET), false);
}
