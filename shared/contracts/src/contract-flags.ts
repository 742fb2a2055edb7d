import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** Source: 7-056, 3-72, 3-73. Each flag '1' or '0'. */
const Flag = v.picklist(['0', '1']);
export const consolidated = endpoint({
  name: 'wallet.consolidated',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'token',
  summary: 'Contract and salary flags of the account.',
  source: '7-056',
  reply: v.object({
    dailysalreqtype: v.string(),
    divtypereq: v.string(),
    contracthoursalreq: v.string(),
    realtimesalreqtype: v.string(),
    contractmrdailysalinfotype: Flag,
    contracthoursalinfo: Flag,
    dailysalinfotype: Flag,
    realtimesalinfotype: Flag,
    divtypeinfo: Flag,
  }),
  errors: [],
});
