import * as v from 'valibot';
import { type Json, type Mechanic, STAKES } from '../mechanic.ts';
import { playHold } from './hold.ts';
import { LINES } from './lines.ts';
import { LINE_COUNT, type SlotModel, spinStops, windowAt } from './reels.ts';
import { type Win, winsOf } from './wins.ts';

/** A slot over a model. `published` is the model's exact return, rounded down to a hundredth of a per cent. */
export function slot(model: SlotModel, published: number): Mechanic {
  return {
    kind: 'slot',
    action: 'spin',
    provable: true,
    minimumRoundMs: 2_500,
    turboRoundMs: 1_000,
    atomic: false,
    stakes: STAKES,
    publishedReturn: [published, published],
    choice: v.null(),
    facts: {
      form: model.form,
      reels: model.reels,
      pays: model.pays,
      scatterPays: model.scatterPays,
      lines: model.form === 'ways' ? [] : LINES,
      idle: idleWindow(model),
      ...(model.hold ? { hold: model.hold as unknown as Json } : {}),
    },
    firstState: () => null,
    offer: () => null,
    play({ stake, chance }) {
      const stops = spinStops(model.reels, chance);
      const window = windowAt(model.reels, stops);
      const wins = winsOf(model, window);
      const held = model.hold && playHold(model.hold, window, chance);
      const units = wins.reduce((total, win) => total + win.units, (held?.total ?? 0) * LINE_COUNT);
      const shown = {
        stops,
        window,
        wins: wins.map((win) => shownWin(win, stake)),
        ...(held ? { held: held as unknown as Json } : {}),
      };
      return { shown, payout: (units * stake) / LINE_COUNT, nextState: null, settlesAfterMs: 0 };
    },
  };
}

function shownWin(win: Win, stake: number): Json {
  const { symbol, count, line, ways, cells } = win;
  return { symbol, count, line, ways, cells, amount: (win.units * stake) / LINE_COUNT };
}

/** The reels before the first round: the first stop that wins nothing (GM-15). */
function idleWindow(model: SlotModel): readonly string[] {
  for (let shift = 0; ; shift++) {
    const window = windowAt(
      model.reels,
      model.reels.map((reel, index) => (shift + index * 3) % reel.length),
    );
    if (winsOf(model, window).length === 0) return window;
  }
}
