import { cashback, cashbackPeriods, claimCashback } from '@atrium/contracts/rewards';
import { createResource } from '@atrium/host';
import { createMoneyCommand } from '@atrium/host/money-command';
import { createKeysetResource } from '@atrium/host/paged-resource';

/** A settled bet accrues cashback. */
export const cashbackResource = createResource(cashback, { staleOn: ['balance.changed'] });
export const periodPages = createKeysetResource(cashbackPeriods, { staleOn: ['balance.changed'] });
/** The last periods at once, for the plot. */
export const closedPeriodsResource = createResource(cashbackPeriods, { staleOn: ['balance.changed'] });
export const claimingCashback = createMoneyCommand(claimCashback);
