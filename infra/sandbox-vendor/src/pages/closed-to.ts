import { setTimeout as pause } from 'node:timers/promises';
import type { House } from '../house.ts';

/** Whether a vendor's feeds are shut now, after the pause that its switches ask for. */
export async function closedTo(house: House, vendorId: string): Promise<boolean> {
  const { down, delayMs, errorRate } = house.faults.of(vendorId);
  if (delayMs > 0) await pause(delayMs);
  return down || (errorRate > 0 && Math.random() < errorRate);
}
