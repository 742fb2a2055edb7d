import type { Parts } from '../../platform/parts.ts';
import { createCommandRunner, type Outcome, type VendorCommand } from './vendor-commands.ts';
import { createVendorReads, type VendorReads } from './vendor-reads.ts';

/** What the vendors' calls need. Reads and movements are batched within this process. */
export interface SeamlessPorts {
  parts: Parts;
  reads: VendorReads;
  /** Resolves after the commit. */
  command(command: VendorCommand): Promise<Outcome>;
}

export const createSeamlessPorts = (parts: Parts): SeamlessPorts => ({
  parts,
  reads: createVendorReads(parts),
  command: createCommandRunner(parts),
});
