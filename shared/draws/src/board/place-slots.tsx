import type { Play } from '@atrium/lottery-rules/play';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { Draft } from './draft.ts';
import { KeyGroup } from './key-group.tsx';
import { useNames } from './play-name.ts';

interface PlaceSlotsProps {
  play: Play;
  draft: Draft;
  /** Index of the row whose keys are shown. */
  chosen: number;
  onChoose: (at: number) => void;
}

/** The places of a play beside each other, from left to right as a result prints them, each with what is picked for it; a press shows its keys. */
export function PlaceSlots({ play, draft, chosen, onChoose }: PlaceSlotsProps) {
  const names = useNames();
  return (
    <KeyGroup aria-label={names.row('places')} dir="ltr" css={styles.slots}>
      {play.rows.map(({ name }, at) => (
        <button
          key={name}
          type="button"
          aria-pressed={at === chosen}
          css={[styles.slot, at === chosen && styles.chosen]}
          onClick={() => onChoose(at)}
        >
          <span css={styles.name}>{names.row(name)}</span> <b css={styles.picked}>{draft[at]?.join(' ') || '–'}</b>
        </button>
      ))}
    </KeyGroup>
  );
}

const styles = {
  slots: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(48px, 1fr))', gap: 6 }),
  slot: css({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    gap: 2,
    minBlockSize: 64,
    minInlineSize: 0,
    padding: `${tokens.space[2]} 2px`,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface2,
    color: tokens.color.text,
    textAlign: 'center',
    cursor: 'pointer',
  }),
  chosen: css({
    borderColor: tokens.color.lineStrong,
    background: tokens.color.chosen,
    boxShadow: `inset 0 -3px ${tokens.color.text}`,
  }),
  name: css({ color: tokens.color.text2, ...tokens.type.legal }),
  picked: css({ overflowWrap: 'anywhere', ...tokens.type.small, ...tokens.numerals }),
};
