import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';

const VendorSecret = v.object({
  secret: v.pipe(v.string(), v.minLength(8)),
  lateBet: v.optional(v.picklist(['error', 'noop']), 'error'),
  /** The portal of this account, where it is not the one of the house's configuration. */
  site: v.optional(v.object({ origin: v.pipe(v.string(), v.url()), server: v.pipe(v.string(), v.url()) })),
});
const SecretTable = v.record(v.string(), VendorSecret);
export type VendorSecret = v.InferOutput<typeof VendorSecret>;

export interface Secrets {
  /** Undefined for a vendor that this house does not play. */
  find(vendorId: string): VendorSecret | undefined;
  /** The origins of the portals that accounts name. */
  origins(): string[];
}

const LOOK_AGAIN_MS = 1_000;

/**
 * `source` is the table itself as JSON, or a file that holds it. A file that comes or changes later is read within a
 * second, at once for a vendor that is not known yet: the house may start before the file is written, and a secret may
 * be replaced while it plays.
 */
export function readSecrets(source: string): Secrets {
  if (source.trimStart().startsWith('{')) {
    const table = parse(source, 'VENDOR_SECRETS');
    return { find: (vendorId) => own(table, vendorId), origins: () => originsIn(table) };
  }
  let readAt = -1;
  let lookedAt = 0;
  let table: Record<string, VendorSecret> = {};
  const refresh = () => {
    lookedAt = performance.now();
    const writtenAt = statSync(source, { throwIfNoEntry: false })?.mtimeMs;
    if (writtenAt === undefined || writtenAt === readAt) return;
    table = parse(readFileSync(source, 'utf8'), source);
    readAt = writtenAt;
  };
  refresh();
  return {
    find(vendorId) {
      if (!Object.hasOwn(table, vendorId) || performance.now() - lookedAt > LOOK_AGAIN_MS) refresh();
      return own(table, vendorId);
    },
    origins: () => originsIn(table),
  };
}

const originsIn = (table: Record<string, VendorSecret>): string[] => [
  ...new Set(Object.values(table).flatMap(({ site }) => (site ? [site.origin] : []))),
];

function own(table: Record<string, VendorSecret>, vendorId: string): VendorSecret | undefined {
  return Object.hasOwn(table, vendorId) ? table[vendorId] : undefined;
}

function parse(text: string, name: string): Record<string, VendorSecret> {
  try {
    return v.parse(SecretTable, JSON.parse(text));
  } catch (error) {
    throw new Error(`${name} must hold {"<vendorId>": {"secret": "…", "lateBet": "error" | "noop"}}.`, {
      cause: error,
    });
  }
}
