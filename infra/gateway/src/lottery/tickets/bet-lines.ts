import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { placeBet } from '@atrium/contracts/lottery-bets';
import type { Play } from '@atrium/lottery-rules/play';
import type { Pricing } from '@atrium/lottery-rules/price';
import { Refusal } from '../../platform/errors.ts';
import { type BetLimits, leastStakeOf, mostStakeOf } from './bet-limits.ts';
import type { Exposure } from './bet-command.ts';
import { type GameTerms, playsFor } from './game-terms.ts';
import { type PricedLine, priceLine, sameTerms } from './priced-line.ts';
import type { SoldDraw } from './sold-draws.repository.ts';

type Wanted = ParsedOf<typeof placeBet>['body']['lines'][number];

/** Numbers of one ticket that limits per number can count. */
const NUMBERS_PER_TICKET = 20_000;

/** The base in which accounts have their prize group. */
const ACCOUNT_BASE = 2000;

/**
 * The prize group of a player in a game: as far below the game's base as the account's is below 2000, and at most the
 * game's. Source: domain.md 4.1, 7.2.
 */
export const ownGroupOf = (game: { group: number; base: number }, accountGroup: number | null): number =>
  accountGroup === null ? game.group : Math.max(0, Math.min(game.group, accountGroup - (ACCOUNT_BASE - game.base)));

/** The pricing with the prize group that the player has chosen. Refuses a group that is not theirs to choose now (ODDS_CHANGED). */
export function chosenPricing(
  { rules, limits }: GameTerms,
  group: number | undefined,
  accountGroup: number | null,
): { pricing: Pricing; group: number | null; rebateShare: { own: number; chosen: number; base: number } | null } {
  const pricing = rules!.pricing;
  if (!pricing.group) {
    if (group !== undefined) throw new Refusal('BAD_REQUEST', { params: { field: 'group' } });
    return { pricing, group: null, rebateShare: null };
  }
  const { base } = pricing.group;
  const own = ownGroupOf(pricing.group, accountGroup);
  const chosen = group ?? own;
  const least = leastGroupOf(own, limits);
  // The board of the player is older than the game's terms.
  if (chosen < least || chosen > own) throw new Refusal('ODDS_CHANGED');
  return {
    pricing: { ...pricing, group: { ...pricing.group, group: chosen } },
    group: chosen,
    rebateShare: { own, chosen, base },
  };
}

/** Prize groups below the own one by this much can be chosen where the game names no lowest. */
const GROUP_SPAN = 150;
export const leastGroupOf = (own: number, { leastGroup }: BetLimits): number =>
  Math.min(own, leastGroup ?? own - GROUP_SPAN);

/**
 * Counts and prices the lines of a bet for one draw, at the multiples that the player was shown.
 *
 * Throws SELECTION_INVALID, GAME_MAINTENANCE for a closed play, NUMBER_CLOSED, AMOUNT_OUT_OF_RANGE for a unit that the game does not offer, and ODDS_CHANGED with
 * the lines as they are now where notes, stake or prices differ.
 */
export function countLines(
  terms: GameTerms,
  pricing: Pricing,
  draw: SoldDraw,
  wanted: readonly Wanted[],
): PricedLine[] {
  const plays = playsFor(terms.rules!, draw.drawsAt, terms.timeZone);
  const lines: PricedLine[] = [];
  let changed = false;
  for (const [index, line] of wanted.entries()) {
    if (!terms.units.includes(BigInt(line.unit)))
      throw new Refusal('AMOUNT_OUT_OF_RANGE', {
        params: { min: String(terms.units.at(-1)), max: String(terms.units[0]), field: 'unit', line: index },
      });
    if (terms.rules!.closed?.includes(line.play))
      throw new Refusal('GAME_MAINTENANCE', { params: { game: plays.get(line.play)?.name ?? line.play } });
    const priced = priceLine(plays, line, pricing, draw.restrictions);
    if ('fault' in priced) {
      const { code, ...rest } = priced.fault;
      throw new Refusal(code, { params: { line: index, ...rest } });
    }
    changed ||= priced.lines.length !== 1 || !sameTerms(line, priced.lines[0]!);
    lines.push(...priced.lines);
  }
  if (changed) throw new Refusal('ODDS_CHANGED', { value: { lines } });
  return lines;
}

/** The lines of one issue of a chase. */
export const multiplied = (lines: readonly PricedLine[], multiple: number): PricedLine[] =>
  multiple === 1
    ? [...lines]
    : lines.map((line) => ({
        ...line,
        multiple: line.multiple * multiple,
        stake: (BigInt(line.stake) * BigInt(multiple)).toString(),
      }));

export const stakeOfLines = (lines: readonly PricedLine[]): bigint =>
  lines.reduce((sum, { stake }) => sum + BigInt(stake), 0n);

/** Refuses a ticket whose stake is outside the limits of the game. */
export function refuseStake(limits: BetLimits, stake: bigint): void {
  const [min, max] = [leastStakeOf(limits), mostStakeOf(limits)];
  if (stake < BigInt(min) || stake > BigInt(max)) throw new Refusal('AMOUNT_OUT_OF_RANGE', { params: { min, max } });
}

/** Stake on one number of a draw. */
interface NumberStake {
  play: string;
  number: string;
  stake: bigint;
}

/** What the lines of a ticket put on each number; plays without numbers put nothing on any. */
export function exposedNumbers(plays: ReadonlyMap<string, Play>, lines: readonly PricedLine[]): NumberStake[] {
  const stakes = new Map<string, NumberStake>();
  for (const line of lines) {
    const play = plays.get(line.play)!;
    // A roll counts towards the limits of the numbers that it contains.
    const numbersOf = play.numbersOf ?? (play.numbered ? play.code : undefined);
    const read = numbersOf === undefined ? undefined : play.parse(line.selection);
    if (numbersOf === undefined || !read || 'fault' in read) continue;
    const perNote = BigInt(line.stake) / BigInt(line.notes);
    for (const number of play.expand(read.selection)) {
      const key = `${numbersOf} ${number}`;
      stakes.set(key, { play: numbersOf, number, stake: (stakes.get(key)?.stake ?? 0n) + perNote });
    }
  }
  return [...stakes.values()];
}

/** What the lines put on each number of the draw, with the limits that the game has for it. */
export function exposuresOf(
  { rules, limits, timeZone }: GameTerms,
  { issue, drawsAt }: SoldDraw,
  lines: readonly PricedLine[],
): Exposure[] {
  const { mostStakePerNumber: most, mostMemberStakePerNumber: mostOfMember } = limits;
  if (!most && !mostOfMember) return [];
  const stakes = exposedNumbers(playsFor(rules!, drawsAt, timeZone), lines);
  if (stakes.length > NUMBERS_PER_TICKET) throw new Refusal('SELECTION_INVALID');
  return stakes.map(({ stake, ...exposure }) => ({
    ...exposure,
    issue,
    stake: stake.toString(),
    ...(most && { most }),
    ...(mostOfMember && { most_of_member: mostOfMember }),
  }));
}
