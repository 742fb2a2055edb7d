import type { Play } from '@atrium/lottery-rules/play';
import { useNames } from './play-name.ts';
import { selectionText } from './selection-text.ts';

interface SelectionWordsProps {
  selection: string;
  /** Undefined for a play that the game no longer has. */
  play: Pick<Play, 'rows'> | null | undefined;
}

/** A selection as a member reads it; numbers alone run from left to right in every language. */
export function SelectionWords({ selection, play }: SelectionWordsProps) {
  const names = useNames();
  const text = selectionText(
    selection,
    names.value,
    play?.rows.map(({ name }) => names.row(name)),
  );
  return <bdi dir={/\p{L}/u.test(text) ? undefined : 'ltr'}>{text}</bdi>;
}
