import type { Board } from '@atrium/contracts/lottery-bets';
import type { Play } from '@atrium/lottery-rules/play';
import { formatSelection } from '@atrium/lottery-rules/selection';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, emptyDraft, textOfDraft } from './draft.ts';
import { entriesOf } from './entries.ts';
import { greatestOf } from './greatest.ts';
import { useNames } from './play-name.ts';
import { playsOfTab, tabsOf } from './play-tree.tsx';
import { quoteOf } from './quote.ts';
import type { QuotedLine } from './slip.tsx';

/** What a member is picking: a play of the chosen play type, its rows, and what they cost. Each play keeps its own picks. */
export function usePick(board: Board, plays: ReadonlyMap<string, Play>, playType: string) {
  const { t } = useTranslation('draws');
  const names = useNames();
  const [chosen, setChosen] = useState<string>();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [typedBy, setTypedBy] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [unit, setUnit] = useState(board.units[0]!);

  const tab = tabsOf(plays).includes(playType) ? playType : tabsOf(plays)[0]!;
  const inTab = playsOfTab(plays, tab);
  const play = inTab.find(({ code }) => code === chosen) ?? inTab[0]!;
  const draft = drafts[play.code] ?? emptyDraft(play);
  const typed = typedBy[play.code] ?? play.rows.map(() => '');
  const whole = play.rows.map((row, at) =>
    row.kind === 'typed' ? entriesOf(row, typed[at] ?? '').entries : (draft[at] ?? []),
  );
  const read = play.parse(textOfDraft(whole));
  const selection = 'selection' in read ? read.selection : null;
  const stakes = { unit, multiple: 1 };
  const quote = selection && quoteOf(play, selection, board.rules.pricing, stakes);
  const line = selection && { play: play.code, selection: formatSelection(selection), ...stakes };
  const fault = 'fault' in read ? read.fault : null;
  const row = fault?.row === undefined ? '' : names.row(play.rows[fault.row]!.name);

  return {
    play,
    name: names.play(play),
    draft,
    typed,
    unit,
    quote,
    line,
    fault: fault && t(`board.faults.${fault.code}`, { row, limit: fault.limit ?? 0, value: fault.value ?? '' }),
    greatest: line && greatestOf(plays, board, [line], 1),
    greatestOf: (lines: readonly QuotedLine[], multiple: number) =>
      greatestOf(
        plays,
        board,
        lines.map((one) => one.line),
        multiple,
      ),
    choose: setChosen,
    setUnit,
    setDraft: (next: Draft) => setDrafts((all) => ({ ...all, [play.code]: next })),
    type: (at: number, text: string) =>
      setTypedBy((all) => ({
        ...all,
        [play.code]: play.rows.map((_, index) => (index === at ? text : (typed[index] ?? ''))),
      })),
    clear: () => {
      setDrafts((all) => ({ ...all, [play.code]: emptyDraft(play) }));
      setTypedBy((all) => ({ ...all, [play.code]: [] }));
    },
  };
}
