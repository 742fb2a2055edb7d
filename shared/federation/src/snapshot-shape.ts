import type { Snapshot } from '@atrium/contracts/snapshot';

type Raw = Record<string, unknown>;
const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const texts = (raw: Raw, ...names: string[]): boolean => names.every((name) => typeof raw[name] === 'string');

/**
 * Whether this can be a snapshot: the fields that the page relies on exist and have the right type. The registry checks
 * the whole contract before it signs, so the first script needs no schema.
 */
export function isSnapshot(received: unknown): received is Snapshot {
  return (
    isRecord(received) &&
    texts(received, 'registryId', 'issuedAt', 'expiresAt', 'brand', 'signature', 'keyId') &&
    Number.isInteger(received.sequence) &&
    Array.isArray(received.remotes) &&
    received.remotes.every(isRemote)
  );
}

const KINDS: Record<string, readonly string[]> = {
  module: ['container', 'entry', 'integrity'],
  frame: ['url', 'since'],
  maintenance: ['text', 'since'],
};

function isRemote(remote: unknown): boolean {
  if (!isRecord(remote) || !texts(remote, 'name', 'version', 'kind')) return false;
  const needs = KINDS[remote.kind as string];
  return needs !== undefined && texts(remote, ...needs) && Array.isArray(remote.routes);
}
