/** A stake as the gateway takes it: a unit that the game offers, times a whole number. */
export interface UnitStake {
  readonly unit: string;
  readonly multiple: number;
}

const MOST_MULTIPLE = 99_999n;

/** Splits a stake of one number, in minor units, by the largest unit that divides it. Null where none does. */
export function unitStakeOf(stakeMinor: string, units: readonly string[]): UnitStake | null {
  const stake = BigInt(stakeMinor);
  for (const unit of units) {
    const size = BigInt(unit);
    const multiple = stake / size;
    if (stake > 0n && stake % size === 0n && multiple <= MOST_MULTIPLE) return { unit, multiple: Number(multiple) };
  }
  return null;
}
