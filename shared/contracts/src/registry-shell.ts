import * as v from 'valibot';
import { operation } from './registry-operation.ts';

const Schemas = v.record(v.string(), v.record(v.string(), v.unknown()));

export const checkShell = operation({
  name: 'checkShell',
  method: 'POST',
  path: '/registry/shell/check',
  role: 'viewer',
  irreversible: false,
  summary: 'Compares a shell, before it goes out, with every version that a member may have.',
  body: v.object({
    /** `host` of its `shell.json`: contracts, shared modules, events. */
    host: v.object({
      contracts: v.object({ oldest: v.number(), newest: v.number() }),
      provides: v.optional(
        v.record(v.string(), v.object({ version: v.optional(v.string()), names: v.optional(v.array(v.string())) })),
      ),
      events: Schemas,
    }),
  }),
  /** One sentence for each version that does not fit. */
  reply: v.object({ fits: v.boolean(), breaks: v.array(v.string()) }),
});
