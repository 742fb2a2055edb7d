import { createHash, createHmac, randomBytes } from 'node:crypto';
import { draw } from '@atrium/lottery-rules/draw';
import type { Family } from '@atrium/lottery-rules/families';
import { type RandomInt, unbiased } from '@atrium/lottery-rules/random';
import { formatResult } from '@atrium/lottery-rules/result-text';

/** A new draw's secret and the hash of it that is public before anybody can bet. */
export function commit(gameCode: string, issue: string): { secret: Buffer; commitment: string } {
  const secret = randomBytes(32);
  return { secret, commitment: commitmentOf(gameCode, issue, secret) };
}

export const commitmentOf = (gameCode: string, issue: string, secret: Buffer): string =>
  createHash('sha256').update(`draw|${gameCode}|${issue}|`).update(secret).digest('hex');

/**
 * The numbers of a draw, which follow from its secret alone: bytes of HMAC-SHA256(secret, "game|issue|0"), "…|1", …,
 * scaled without bias. Anybody can repeat it once the secret is out.
 */
export const resultOf = (family: Family, gameCode: string, issue: string, secret: Buffer): string =>
  formatResult(draw(family, stream(gameCode, issue, secret)));

function stream(gameCode: string, issue: string, secret: Buffer): RandomInt {
  let block = Buffer.alloc(0);
  let used = 0;
  let count = 0;
  return unbiased(() => {
    if (used === block.length) {
      block = createHmac('sha256', secret).update(`${gameCode}|${issue}|${count}`).digest();
      count += 1;
      used = 0;
    }
    return block[used++]!;
  });
}
