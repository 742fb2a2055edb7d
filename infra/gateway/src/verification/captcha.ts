import { randomBytes } from 'node:crypto';
import type { ProofOfWork } from '@atrium/contracts/verification';
import svgCaptcha from 'svg-captcha';
import { toPng } from '../art/pixels.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { createWork, isWorkDone } from './proof-of-work.ts';

const CAPTCHA_TTL_MS = 5 * 60_000;

/**
 * Draws a new captcha and stores its answer; the picture is a PNG in base64. `work` multiplies its proof of work. Source:
 * 7-020, 7-031, 14-06.
 */
export async function drawCaptcha(
  parts: Parts,
  work: number,
): Promise<{ id: string; picture: string; work: ProofOfWork }> {
  const { text, data } = svgCaptcha.create({
    size: 4,
    ignoreChars: '0oO1iIlLsS5',
    noise: 2,
    width: 132,
    height: 48,
    background: '#f3efe6',
  });
  const id = randomBytes(16).toString('hex');
  const now = parts.clock.now();
  const expiresAt = new Date(now.getTime() + CAPTCHA_TTL_MS);
  await parts.database.run('DELETE FROM captchas WHERE expires_at < $1', [now]);
  await parts.database.run('INSERT INTO captchas (id, answer, expires_at) VALUES ($1, $2, $3)', [
    id,
    text.toLowerCase(),
    expiresAt,
  ]);
  return { id, picture: (await toPng(data)).toString('base64'), work: await createWork(parts, id, expiresAt, work) };
}

/**
 * Uses up a captcha: it is valid for one try, right or wrong. An answer counts only with the proof of work of the same
 * captcha, of at least `work` times the usual work. Returns why the try failed, or undefined.
 */
export async function captchaFault(
  parts: Parts,
  { id, text, proof, work = 1 }: { id: string; text: string; proof: string | undefined; work?: number },
  queryable: Queryable = parts.database,
): Promise<'CAPTCHA_INVALID' | 'CAPTCHA_PROOF_INVALID' | undefined> {
  const row = await queryable.first<{ answer: string; expires_at: Date }>(
    'DELETE FROM captchas WHERE id = $1 RETURNING answer, expires_at',
    [id],
  );
  if (row === undefined || row.expires_at <= parts.clock.now()) return 'CAPTCHA_INVALID';
  if (!(await isWorkDone(parts, id, proof, work))) return 'CAPTCHA_PROOF_INVALID';
  return row.answer === text.trim().toLowerCase() ? undefined : 'CAPTCHA_INVALID';
}
