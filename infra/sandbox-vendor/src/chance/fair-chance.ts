import { createHash, createHmac } from 'node:crypto';
import { type Chance, chanceFrom } from './chance.ts';

/** 32 random bytes as hexadecimal text. */
export function newSeed(chance: Chance): string {
  return Buffer.from(Array.from({ length: 32 }, () => chance.below(256))).toString('hex');
}

/** What is shown before the first round: SHA-256 over the seed's text, as hexadecimal. */
export function commitmentOf(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex');
}

/**
 * The numbers of one round, fixed by two seeds and the round's number: 32-bit words, big-endian, of HMAC-SHA256 with
 * the server's seed over `clientSeed:nonce:block`. Anyone who knows the seeds can count them again, as
 * `public/fair/outcomes.js` does.
 */
export function fairChance(serverSeed: string, clientSeed: string, nonce: number): Chance {
  let block = 0;
  let words = Buffer.alloc(0);
  let at = 0;
  return chanceFrom(() => {
    if (at === words.length) {
      words = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block++}`).digest();
      at = 0;
    }
    at += 4;
    return words.readUInt32BE(at - 4);
  });
}
