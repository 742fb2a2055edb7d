import { createHash } from 'node:crypto';
import { CAPTCHA_ID_HEADER, CAPTCHA_WORK_HEADER, captcha, type ProofOfWork } from '@atrium/contracts/verification';
import type { TestApp } from '../../platform/testing/test-app.ts';

/** Solves a proof of work as a browser does. */
export function solve({ maxnumber, ...work }: ProofOfWork): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = createHash('sha256')
      .update(work.salt + String(number))
      .digest('hex');
    if (hash === work.challenge) return asProof({ ...work, number });
  }
  throw new Error('No number solves the work.');
}

export const asProof = (solution: object): string => Buffer.from(JSON.stringify(solution)).toString('base64');

export async function drawnCaptcha(
  app: TestApp,
  times = 1,
): Promise<{ id: string; answer: string; work: ProofOfWork }> {
  const { headers } = await app.visitor().call(captcha, { query: { work: String(times) } });
  const id = String(headers[CAPTCHA_ID_HEADER.toLowerCase()]);
  const row = await app.database.first<{ answer: string }>('SELECT answer FROM captchas WHERE id = $1', [id]);
  const work = JSON.parse(String(headers[CAPTCHA_WORK_HEADER.toLowerCase()])) as ProofOfWork;
  return { id, answer: row!.answer, work };
}

/** The fields of a form whose captcha was read and whose proof of work was solved. */
export async function solvedCaptcha(
  app: TestApp,
  times = 1,
): Promise<{ captchaId: string; captcha: string; captchaProof: string }> {
  const { id, answer, work } = await drawnCaptcha(app, times);
  return { captchaId: id, captcha: answer, captchaProof: solve(work) };
}
