import { businessFigures, type VendorBusiness } from '@atrium/contracts/operator-business';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Refused } from './client.ts';
import { useOperation } from './use-operation.ts';

export type Business = OperationReply<typeof businessFigures>;

const EVERY_MS = 10_000;

/** What the house earns now, vendor by vendor, read again every ten seconds. */
export const useBusiness = (): UseQueryResult<Business, Refused> =>
  useOperation(businessFigures, {}, { every: EVERY_MS });

type Amount = 'stakes' | 'payouts' | 'ggr' | 'openStakes';
type Count = 'bets' | 'rolledBack' | 'members' | 'openRounds';

/** Exact sums of several vendors: amounts are minor units of any size. A member of two vendors counts twice. */
export const amountOf = (vendors: readonly VendorBusiness[], amount: Amount): string =>
  String(vendors.reduce((sum, vendor) => sum + BigInt(vendor[amount]), 0n));
export const countOf = (vendors: readonly VendorBusiness[], count: Count): number =>
  vendors.reduce((sum, vendor) => sum + vendor[count], 0);

/** An amount of all the minutes as one of a single minute. */
export const perMinute = (amount: string, minutes: number): string => String(BigInt(amount) / BigInt(minutes));
