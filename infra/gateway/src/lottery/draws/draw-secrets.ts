import { hkdfSync, randomBytes } from 'node:crypto';
import { openText, sealText } from '@atrium/database/sealed-text';
import { commitmentOf, type DrawName } from '@atrium/lottery-rules/proof/commitment';

const SECRET_BYTES = 32;
const KEY_ID_BYTES = 8;

export interface SealedSecret {
  commitment: string;
  sealedSecret: string;
}

/** The owner of a sealed secret: in another draw's row it does not open. */
const ownerOf = ({ gameCode, issue }: DrawName): string => `draw ${gameCode} ${issue}`;

/** A new secret, which leaves this function encrypted only, and its commitment. */
export function newSecret(sealingKey: string, draw: DrawName): SealedSecret {
  const secret = randomBytes(SECRET_BYTES);
  return {
    commitment: commitmentOf(draw, secret),
    sealedSecret: sealText(sealingKey, ownerOf(draw), secret.toString('hex')),
  };
}

/** Decrypts a draw's secret; undefined when this key did not seal it, or when it is not the one of the commitment. */
export function openSecret(
  sealingKey: string,
  draw: DrawName & { commitment: string; sealedSecret: string },
): Buffer | undefined {
  const text = openText(sealingKey, ownerOf(draw), draw.sealedSecret);
  if (text === undefined) return undefined;
  const secret = Buffer.from(text, 'hex');
  return commitmentOf(draw, secret) === draw.commitment ? secret : undefined;
}

/** Identifies a sealing key without revealing it. */
export const keyIdOf = (sealingKey: string): string =>
  Buffer.from(hkdfSync('sha256', sealingKey, '', 'atrium: key id of draws', KEY_ID_BYTES)).toString('hex');
