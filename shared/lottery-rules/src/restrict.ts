import { compare, fraction, formatFraction, ONE, parseFraction, times, ZERO, type Fraction } from './fraction.ts';
import { type Play, PUSH } from './play.ts';
import { type Row, type Selection, valuesOf } from './selection.ts';

/**
 * A number that a draw takes at a reduced price, or no longer. `play` is the code of a numbered play; `share` of the price is
 * a fraction as text: `"1/2"` pays half, `"0"` closes the number. Source: domain.md 4.8.
 */
export interface Restriction {
  readonly play: string;
  readonly number: string;
  readonly share: string;
}

/** A part of a line whose numbers all have the same price: `share` of the play's. */
export interface SplitLine {
  /** The line's own play, or the one that its notes are numbers of. */
  readonly play: string;
  readonly selection: Selection;
  readonly share: string;
}

/**
 * Splits a line into lines of equal price, highest first, by the restrictions at the moment of purchase; `closed` are the
 * numbers that are left out. The lines and the closed numbers together are the notes of the line, each once. A line of a play
 * that is not numbered is returned whole. Throws a RangeError for a share that is not a fraction of 0 to 1.
 */
export function splitLine(
  play: Play,
  selection: Selection,
  restrictions: readonly Restriction[],
): { lines: SplitLine[]; closed: string[] } {
  const code = play.numbersOf ?? play.code;
  const shares = sharesOf(play, code, restrictions);
  const numbers = play.numbersOf === undefined ? (selection[0] ?? []) : [...play.expand(selection)].sort();
  const restricted =
    play.numbered || play.numbersOf !== undefined ? numbers.filter((number) => shares.has(number)) : [];
  if (restricted.length === 0) return { lines: [{ play: play.code, selection, share: '1' }], closed: [] };

  const byShare = Map.groupBy(numbers, (number) => formatFraction(shares.get(number) ?? ONE));
  const lines = [...byShare]
    .filter(([share]) => share !== '0')
    .sort(([a], [b]) => compare(parseFraction(b)!, parseFraction(a)!))
    .map(([share, group]) => ({ play: code, selection: [group, ...selection.slice(1)], share }));
  return { lines, closed: byShare.get('0') ?? [] };
}

/** The lowest share of each restricted number, as the play writes its numbers. */
function sharesOf(play: Play, code: string, restrictions: readonly Restriction[]): ReadonlyMap<string, Fraction> {
  const shares = new Map<string, Fraction>();
  for (const restriction of restrictions) {
    if (restriction.play !== code) continue;
    const share = parseFraction(restriction.share);
    if (!share || compare(share, ZERO) < 0 || compare(share, ONE) > 0)
      throw new RangeError(`${restriction.share} is no share of a price.`);
    const number = play.numbered ? written(play.rows[0]!, restriction.number) : restriction.number;
    const known = shares.get(number);
    if (!known || compare(share, known) < 0) shares.set(number, share);
  }
  return shares;
}

function written(row: Row, number: string): string {
  if (row.kind !== 'typed' || !row.sorted) return number;
  const index = (value: string) => row.values.indexOf(value);
  return valuesOf(row, number)
    .sort((a, b) => index(a) - index(b))
    .join(row.separator);
}

/** The prices of a line at its share, as text, for the ticket to keep. A stake that is returned is returned whole. */
export function reducedPrices(prices: Readonly<Record<string, string>>, share: string): Record<string, string> {
  const part = parseFraction(share);
  if (!part) throw new RangeError(`${share} is no share of a price.`);
  return Object.fromEntries(
    Object.entries(prices).map(([tier, price]) => [
      tier,
      tier === PUSH ? price : formatFraction(times(parseFraction(price) ?? fraction(0n), part)),
    ]),
  );
}
