import { holdReturn } from './hold.ts';
import { PAYING, REELS, ROWS, type SlotModel } from './reels.ts';

/**
 * The exact share of the stakes that a model pays back, without drawing anything: the reels stop independently, so
 * the expectation of each symbol is a product over the reels. It looks at strips only, not at `winsOf`, so that the
 * two can disagree in a test.
 */
export function exactReturn(model: SlotModel): number {
  const base = model.form === 'ways' ? wayReturn(model) / 20 : lineReturn(model);
  return base + scatterReturn(model) + (model.hold ? holdReturn(model.hold, model.reels) : 0);
}

/** Every line sees every reel position equally often: one line's expectation is the whole stake's. */
function lineReturn({ reels, pays }: SlotModel): number {
  return sum(PAYING, (symbol) => {
    const share = reels.map((reel) => [...reel].filter((at) => at === symbol || at === 'W').length / reel.length);
    return ofAKind(
      pays[symbol]!,
      share,
      share.map((part) => 1 - part),
    );
  });
}

/** A symbol's ways multiply over the reels; the first reel without it ends the run. */
function wayReturn({ reels, pays }: SlotModel): number {
  return sum(PAYING, (symbol) => {
    const seen = reels.map((reel) => countsPerStop(reel, (at) => at === symbol || at === 'W'));
    const average = seen.map((counts) => sum(counts, (count) => count) / counts.length);
    const none = seen.map((counts) => counts.filter((count) => count === 0).length / counts.length);
    return ofAKind(pays[symbol]!, average, none);
  });
}

function scatterReturn({ reels, scatterPays }: SlotModel): number {
  let spread = [1];
  for (const reel of reels) {
    const counts = countsPerStop(reel, (at) => at === 'S');
    const one = counts.filter((count) => count > 0).length / counts.length;
    spread = [...spread, 0].map((chance, count) => chance * (1 - one) + (spread[count - 1] ?? 0) * one);
  }
  return sum([3, 4, 5], (count) => spread[count]! * scatterPays[count - 3]!);
}

function ofAKind(pays: readonly number[], hit: readonly number[], miss: readonly number[]): number {
  return sum([3, 4, 5], (count) => {
    const run = hit.slice(0, count).reduce((product, part) => product * part, 1);
    return run * (count < REELS ? miss[count]! : 1) * pays[count - 3]!;
  });
}

function countsPerStop(reel: string, wanted: (symbol: string) => boolean): number[] {
  return Array.from(reel, (_, stop) =>
    sum([...Array(ROWS).keys()], (row) => (wanted(reel[(stop + row) % reel.length]!) ? 1 : 0)),
  );
}

function sum<T>(list: readonly T[], value: (item: T) => number): number {
  return list.reduce((total, item) => total + value(item), 0);
}
