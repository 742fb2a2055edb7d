import { areForked } from '@atrium/contracts/snapshot-log';
import { mayReplace, Snapshot, signedText, type TrustedKey } from '@atrium/contracts/snapshot';
import * as v from 'valibot';
import { isSigned } from '../platform/is-signed.ts';

export const REFUSALS = [
  'malformed',
  'unknown-key',
  'bad-signature',
  'other-brand',
  'expired',
  'older',
  'forked',
] as const;
/** Why a snapshot is neither stored nor served. */
export type SnapshotRefusal = (typeof REFUSALS)[number];

export type Accepted = { ok: true; snapshot: Snapshot } | { ok: false; reason: SnapshotRefusal };

interface Against {
  keys: readonly TrustedKey[];
  /** The brand that is served: each has its own snapshots, by the same keys. */
  brand: string;
  /** The snapshot in use; one that may not be replaced by an older one. */
  current?: Snapshot | undefined;
  /** The present; without it, an expired snapshot is accepted: the last verified one outlives its registry. */
  now?: Date;
}

/**
 * Decides whether a snapshot that claims to be the registry's may be stored and served: its shape, an Ed25519 signature
 * by a trusted key over everything received, its brand, its expiry and its sequence. Never throws. Source: 13-03.
 */
export function acceptSnapshot(text: string, { keys, brand, current, now }: Against): Accepted {
  const received = parse(text);
  if (!v.is(Snapshot, received)) return { ok: false, reason: 'malformed' };
  // The value as received, since the signature covers every field, also those that this release does not know.
  const trusted = keys.find((key) => key.keyId === received.keyId);
  if (!trusted) return { ok: false, reason: 'unknown-key' };
  if (!isSigned(signedText(received), received.signature, trusted)) return { ok: false, reason: 'bad-signature' };
  if (received.brand !== brand) return { ok: false, reason: 'other-brand' };
  if (now && Date.parse(received.expiresAt) < now.getTime()) return { ok: false, reason: 'expired' };
  if (!mayReplace(received, current)) return { ok: false, reason: 'older' };
  // The registry said two things under one sequence. Source: 13-23.
  if (current && areForked(received, current)) return { ok: false, reason: 'forked' };
  return { ok: true, snapshot: received };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
