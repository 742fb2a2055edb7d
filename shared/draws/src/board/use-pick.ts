import type { Board } from '@atrium/contracts/lottery-bets';
import type { Play } from '@atrium/lottery-rules/play';
import { formatSelection } from '@atrium/lottery-rules/selection';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, emptyDraft, textOfDraft } from './draft.ts';
import { entriesOf } from './entries.ts';
import { greatestOf } from './greatest.ts';
import { useNames } from './play-name.ts';
import { playsOfTab, tabsOf } from './play-types.ts';
import { quoteOf } from './quote.ts';

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
  const text = textOfDraft(whole);
  const isEmpty = whole.every((values) => values.length === 0) && typed.every((each) => each.trim() === '');
  // The same picks cost the same, however often the slip or the clock draws the board again.
  const { read, quote, line, greatest } = useMemo(
    () => priced(plays, board, play, text, unit),
    [plays, board, play, text, unit],
  );
  const fault = 'fault' in read ? read.fault : null;
  const row = fault?.row === undefined ? '' : names.row(play.rows[fault.row]!.name);

  return {
    play,
    name: names.play(play),
    draft,
    /** In the rows that take whole numbers. */
    numbers: whole.flatMap((values, at) => (play.rows[at]!.name === 'numbers' ? values : [])),
    typed,
    unit,
    quote,
    line,
    fault:
      fault &&
      // An empty board is no mistake yet, so no row is named.
      t(`board.faults.${isEmpty ? 'ROWS' : fault.code}`, { row, limit: fault.limit ?? 0, value: fault.value ?? '' }),
    greatest,
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

/** What a selection's text stands for: its quote, the line that the slip would get, and the most that it can win. */
function priced(plays: ReadonlyMap<string, Play>, board: Board, play: Play, text: string, unit: string) {
  const read = play.parse(text);
  if ('fault' in read) return { read, quote: null, line: null, greatest: null };
  const stakes = { unit, multiple: 1 };
  const line = { play: play.code, selection: formatSelection(read.selection), ...stakes };
  return {
    read,
    quote: quoteOf(play, read.selection, board.rules.pricing, stakes),
    line,
    greatest: greatestOf(plays, board, [line], 1),
  };
}
