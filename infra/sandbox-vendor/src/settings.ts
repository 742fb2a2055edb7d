import { existsSync, readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';

const VendorSecret = v.object({
  secret: v.pipe(v.string(), v.minLength(8)),
  lateBet: v.optional(v.picklist(['error', 'noop']), 'error'),
});
const SecretTable = v.record(v.string(), VendorSecret);
export type VendorSecret = v.InferOutput<typeof VendorSecret>;

export interface Secrets {
  /** Undefined for a vendor that this house does not play. */
  find(vendorId: string): VendorSecret | undefined;
}

/** `source` is the table itself as JSON, or a file that holds it; a file that changes is read again when asked for a stranger. */
export function readSecrets(source: string): Secrets {
  if (source.trimStart().startsWith('{')) {
    const table = parse(source, 'VENDOR_SECRETS');
    return { find: (vendorId) => own(table, vendorId) };
  }
  if (!existsSync(source)) throw new Error(`VENDOR_SECRETS names the file ${source}, which does not exist.`);
  let readAt = statSync(source).mtimeMs;
  let table = parse(readFileSync(source, 'utf8'), source);
  return {
    find(vendorId) {
      const known = own(table, vendorId);
      if (known || statSync(source).mtimeMs === readAt) return known;
      readAt = statSync(source).mtimeMs;
      table = parse(readFileSync(source, 'utf8'), source);
      return own(table, vendorId);
    },
  };
}

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
