import * as v from 'valibot';
import { operation } from './registry-operation.ts';

export const AuditEntry = v.object({
  at: v.string(),
  actor: v.string(),
  action: v.string(),
  /** Of a brand beside the first. */
  brand: v.optional(v.string()),
  remote: v.optional(v.string()),
  before: v.unknown(),
  after: v.unknown(),
  reason: v.string(),
  hash: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;
export const audit = operation({
  name: 'audit',
  method: 'GET',
  path: '/registry/audit',
  role: 'viewer',
  summary: 'Every change, newest first.',
  query: v.object({
    limit: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(1_000)), '200'),
  }),
  reply: v.array(AuditEntry),
});
export const verifyAudit = operation({
  name: 'verifyAudit',
  method: 'GET',
  path: '/registry/audit/verify',
  role: 'viewer',
  summary: 'Recomputes the chain of hashes.',
  reply: v.object({ ok: v.boolean(), entries: v.number(), brokenAt: v.optional(v.string()) }),
});
