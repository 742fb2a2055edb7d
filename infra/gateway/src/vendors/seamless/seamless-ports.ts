import type { Parts } from '../../platform/parts.ts';
import { createCommandRunner, type Outcome, type VendorCommand } from './vendor-commands.ts';
import { createVendorReads, type VendorReads } from './vendor-reads.ts';

/** Where vendors' calls are served: what they read and what they move goes in batches of this process. */
export interface SeamlessPorts {
  parts: Parts;
  reads: VendorReads;
  /** Answers after the commit. */
  command(command: VendorCommand): Promise<Outcome>;
}

export const createSeamlessPorts = (parts: Parts): SeamlessPorts => ({
  parts,
  reads: createVendorReads(parts),
  command: createCommandRunner(parts),
});
