import type { Parts } from '../../platform/parts.ts';
import { createCommandDesk, type Outcome, type VendorCommand } from './vendor-commands.ts';
import { createVendorReads, type VendorReads } from './vendor-reads.ts';

/** Where vendors' calls are served: what they read and what they move goes in batches of this process. */
export interface Desk {
  parts: Parts;
  reads: VendorReads;
  /** Answers after the commit. */
  command(command: VendorCommand): Promise<Outcome>;
}

export const createDesk = (parts: Parts): Desk => ({
  parts,
  reads: createVendorReads(parts),
  command: createCommandDesk(parts),
});
