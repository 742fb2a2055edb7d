import { createHash } from 'node:crypto';

/** A file or a function of the database: the hash that it should have, and the one that it has; null where it is missing. */
export interface CheckedPart {
  name: string;
  expected: string;
  actual: string | null;
}

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
export const differs = ({ expected, actual }: CheckedPart): boolean => expected !== actual;
