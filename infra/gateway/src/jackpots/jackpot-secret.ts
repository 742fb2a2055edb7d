import { randomBytes } from 'node:crypto';
import { openText, sealText } from '@atrium/database/sealed-text';
import { type JackpotTerms, jackpotCommitment } from '@atrium/lottery-rules/proof/jackpot-threshold';

const SECRET_BYTES = 32;

/** The owner of a sealed secret: in another run's row it does not open. */
const ownerOf = ({ id, number }: JackpotTerms): string => `jackpot ${id} ${number}`;

/** A new secret, which leaves this function encrypted only, and the commitment to it and to the terms. */
export function newJackpotSecret(sealingKey: string, terms: JackpotTerms) {
  const secret = randomBytes(SECRET_BYTES);
  return {
    commitment: jackpotCommitment(terms, secret),
    sealedSecret: sealText(sealingKey, ownerOf(terms), secret.toString('hex')),
  };
}

/** Decrypts a run's secret. Throws when this key did not seal it, and when it or the terms are not those of the commitment. */
export function openJackpotSecret(
  sealingKey: string,
  terms: JackpotTerms,
  { commitment, sealedSecret }: { commitment: string; sealedSecret: string },
): Buffer {
  const text = openText(sealingKey, ownerOf(terms), sealedSecret);
  if (text === undefined) throw new Error(`This ATRIUM_SEALING_KEY cannot decrypt the secret of ${ownerOf(terms)}.`);
  const secret = Buffer.from(text, 'hex');
  if (jackpotCommitment(terms, secret) !== commitment)
    throw new Error(`The terms of ${ownerOf(terms)} are not those that were committed to.`);
  return secret;
}
