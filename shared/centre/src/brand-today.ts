import { host } from '@atrium/host';
import { todayIn } from './records/record-address.ts';

/** Today in the brand's time zone by the server's clock, `yyyy-mm-dd`. */
export const brandToday = (): string => todayIn(host().brand.timeZone, new Date(Date.now() + host().clockSkew()));
