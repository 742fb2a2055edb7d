import * as v from 'valibot';
import { Instant } from './money.ts';
import { operation } from './operator-operation.ts';

/** A self-check of the critical components by hashes of 256 bits and more. Source: SY-02, GLI-19 §2.3.2. */
export const ComponentReport = v.object({
  ok: v.boolean(),
  at: Instant,
  /** SHA-256 over the hashes of everything that was checked: equal digests are equal software. */
  digest: v.string(),
  /**
   * `gateway`: its code, against the start of the process. `database`: functions and triggers, against this release. `site`:
   * the served files, against the hashes that pages name.
   */
  components: v.array(
    v.object({ name: v.picklist(['gateway', 'database', 'site']), parts: v.number(), failed: v.number() }),
  ),
  /** Names of what differs, at most fifty. */
  failures: v.array(v.string()),
});
export type ComponentReport = v.InferOutput<typeof ComponentReport>;

export const componentsVerify = operation({
  name: 'componentsVerify',
  method: 'GET',
  path: '/ops/components/verify',
  role: 'viewer',
  summary: 'Checks the code of the gateway, the functions of the database and the served files by their hashes.',
  reply: ComponentReport,
});
