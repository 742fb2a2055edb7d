import type { VendorIdentity } from './vendor-identity.ts';
import { fieldVendors } from './vendors/field.ts';
import { reelsVendors } from './vendors/reels.ts';
import { tablesVendors } from './vendors/tables.ts';

export type { VendorIdentity };

/** The vendors of the demo brand, in the order of their shelves. */
export const vendors: readonly VendorIdentity[] = [...reelsVendors, ...tablesVendors, ...fieldVendors];
