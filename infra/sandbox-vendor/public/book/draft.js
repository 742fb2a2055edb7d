import { payoutOf } from './money.js';

/** The page may run where the browser keeps nothing for it. */
const attempt = (act) => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/**
 * The slip that is being filled: one answer per event with the price it was picked at, staked one by one or together. It
 * outlives the page within the tab, so that prices of several launches come together.
 */
export function createDraft({ key, mostLegs, firstStake, storage = attempt(() => sessionStorage) }) {
  const kept = attempt(() => JSON.parse(storage.getItem(key))) ?? {};
  /** By event: market, pick, price when picked, and the stake of a single as it was typed. */
  const legs = new Map(Array.isArray(kept.legs) ? kept.legs.map((leg) => [leg.event, leg]) : []);
  let together = kept.together ?? true;
  let stakeText = kept.stakeText ?? firstStake;
  const keep = () =>
    attempt(() => storage.setItem(key, JSON.stringify({ legs: [...legs.values()], together, stakeText })));

  return {
    legs: () => [...legs.values()],
    legOf: (event) => legs.get(event),
    isFull: (event) => legs.size >= mostLegs && !legs.has(event),
    put(leg) {
      legs.set(leg.event, { stakeText, ...legs.get(leg.event), ...leg });
      keep();
    },
    remove(event) {
      legs.delete(event);
      keep();
    },
    /** Whether the answers are staked on as one accumulator. A slip of one answer is a single bet either way. */
    isTogether: () => together && legs.size > 1,
    setTogether(value) {
      together = value;
      keep();
    },
    stakeText: () => stakeText,
    setStakeText(text) {
      stakeText = text;
      keep();
    },
  };
}

/**
 * The bets of a slip as they would be placed now: one of all legs, or one for each. `priceOf` returns a leg's present price,
 * null where there is none; `minorOf` reads a typed stake.
 */
export function betsOf(draft, priceOf, minorOf) {
  const legs = draft.legs();
  const betOf = (own, text) => {
    const stake = minorOf(text);
    const prices = own.map((leg) => priceOf(leg) ?? leg.price);
    return {
      legs: own,
      stake,
      prices,
      isOpen: own.every((leg) => priceOf(leg) !== null),
      payout: stake === undefined ? undefined : payoutOf(stake, prices),
    };
  };
  if (legs.length === 0) return [];
  if (draft.isTogether() || legs.length === 1) return [betOf(legs, draft.stakeText())];
  return legs.map((leg) => betOf([leg], leg.stakeText));
}
