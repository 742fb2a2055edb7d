import { account } from '@atrium/contracts/members';
import { createResource } from '@atrium/host';

export const accountResource = createResource(account);
