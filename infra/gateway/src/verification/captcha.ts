import { randomBytes } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import { toPng } from '../art/pixels.ts';
import type { Queryable } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';

const MINUTES = 5;

/** Draws a new captcha and keeps its answer; the picture is a PNG in base64. Source: 7-020, 7-031. */
export async function drawCaptcha(parts: Parts): Promise<{ id: string; picture: string }> {
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
  await parts.database.run('DELETE FROM captchas WHERE expires_at < $1', [now]);
  await parts.database.run('INSERT INTO captchas (id, answer, expires_at) VALUES ($1, $2, $3)', [
    id,
    text.toLowerCase(),
    new Date(now.getTime() + MINUTES * 60_000),
  ]);
  return { id, picture: (await toPng(data)).toString('base64') };
}

/** Spends a captcha: whatever the text, it is good for one try. */
export async function captchaFits(
  parts: Parts,
  id: string,
  text: string,
  queryable: Queryable = parts.database,
): Promise<boolean> {
  const row = await queryable.first<{ answer: string; expires_at: Date }>(
    'DELETE FROM captchas WHERE id = $1 RETURNING answer, expires_at',
    [id],
  );
  return row !== undefined && row.expires_at > parts.clock.now() && row.answer === text.trim().toLowerCase();
}
