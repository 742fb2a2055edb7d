import type { Result } from '../../draw.ts';
import { exampleOf, type Play, type Win, winsByNote } from '../../play.ts';
import { formatSelection, type Selection } from '../../selection.ts';

/** How many notes of a selection an outcome pays, per tier: written independently of the play, as slow as it likes. */
export type Oracle = (selection: Selection, result: Result) => Readonly<Record<string, number>>;

/** Winning notes by tier, summed over the space. */
export type Paid = Readonly<Record<string, bigint>>;

/** Notes × outcomes that are evaluated note by note in one check. */
const NOTE_BUDGET = 10_000;
/** Winning outcomes that are always evaluated note by note. */
const WINNING_OUTCOMES = 10;

const lines = (wins: readonly Win[]): string =>
  wins
    .filter(({ notes }) => notes > 0n)
    .map(({ tier, notes }) => `${tier} ${notes}`)
    .sort()
    .join(', ');
function textOf(wins: readonly Win[]): string {
  const [only] = wins;
  if (!only) return '';
  return wins.length === 1 && only.notes > 0n ? `${only.tier} ${only.notes}` : lines(wins);
}

/** Oracles give the same record again for the same digits. */
const texts = new WeakMap<Readonly<Record<string, number>>, string>();
function oracleText(paid: Readonly<Record<string, number>>): string {
  let text = texts.get(paid);
  if (text === undefined) {
    text = lines(Object.entries(paid).map(([tier, notes]) => ({ tier, notes: BigInt(notes) })));
    texts.set(paid, text);
  }
  return text;
}

/**
 * Count, expansion, tally and every outcome of one selection; throws with the first difference. `outcomes` are all of the family, or an
 * exact projection in which each stands for `each` outcomes. Note by note, all outcomes are checked where the notes are few, else a share.
 */
export function checkSelection(
  play: Play,
  selection: Selection,
  outcomes: readonly Result[],
  oracle: Oracle,
  each = 1n,
): Paid {
  const where = `${play.code} ${formatSelection(selection)}`;
  const notes = checkNotes(play, selection);
  const stride = strideOf(notes * outcomes.length);
  const paid: Record<string, bigint> = {};
  let winning = 0;
  for (const [index, result] of outcomes.entries()) {
    const wins = play.wins(selection, result);
    const [got, expected] = [textOf(wins), oracleText(oracle(selection, result))];
    if (got !== expected) throw new Error(`${where} on ${result.flat().join(',')}: "${got}", oracle "${expected}"`);
    for (const { tier, notes: won } of wins) paid[tier] = (paid[tier] ?? 0n) + won * each;
    if (got) winning += 1;
    if (index % stride !== 0 && !(got && winning <= WINNING_OUTCOMES)) continue;
    const byNote = textOf(winsByNote(play, selection, result));
    if (byNote !== got) throw new Error(`${where} on ${result.flat().join(',')}: "${got}", note by note "${byNote}"`);
  }
  if (BigInt(outcomes.length) * each !== play.space)
    throw new Error(`${where}: a space of ${play.space}, ${outcomes.length} outcomes of ${each}`);
  for (const [tier, count] of Object.entries(play.tally(selection)))
    if (count * play.tiers[tier]! !== (paid[tier] ?? 0n))
      throw new Error(`${where}: ${tier} weighs ${count} × ${play.tiers[tier]}, enumerated ${paid[tier]}`);
  return paid;
}

/** The number of notes, which `expand` has to name once each. */
export function checkNotes(play: Play, selection: Selection): number {
  const notes = [...play.expand(selection)];
  const where = `${play.code} ${formatSelection(selection)}`;
  if (new Set(notes).size !== notes.length) throw new Error(`${where}: a note is repeated`);
  if (BigInt(notes.length) !== play.count(selection))
    throw new Error(`${where}: ${play.count(selection)} counted, ${notes.length} expanded`);
  return notes.length;
}

/** Every how many outcomes: not a multiple of 2, 3 or 5, so that all numbers turn up in all places. */
function strideOf(work: number): number {
  let stride = Math.max(1, Math.ceil(work / NOTE_BUDGET));
  while (stride > 1 && (stride % 2 === 0 || stride % 3 === 0 || stride % 5 === 0)) stride += 1;
  return stride;
}

export const checkExample = (play: Play, outcomes: readonly Result[], oracle: Oracle, each = 1n): Paid =>
  checkSelection(play, exampleOf(play), outcomes, oracle, each);
