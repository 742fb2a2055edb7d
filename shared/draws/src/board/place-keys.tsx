import type { PickRow } from '@atrium/lottery-rules/selection';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { KeyGroup } from './key-group.tsx';
import { numberLook } from './number-look.ts';
import { useNames } from './play-name.ts';
import type { PlaceFigures } from './use-place-figures.ts';

interface PlaceKeysProps {
  row: PickRow;
  picked: readonly string[];
  /** Small figures under the numbers. */
  figures?: PlaceFigures | undefined;
  onPress: (value: string) => void;
}

/** The values of one place as buttons. */
export function PlaceKeys({ row, picked, figures, onPress }: PlaceKeysProps) {
  const names = useNames();
  const isShort = row.values.length <= MOST_IN_LINE && row.values.every(isNumber);
  return (
    <div css={styles.room}>
      <KeyGroup aria-label={names.row(row.name)} css={[styles.values, isShort && inLine(row.values.length)]}>
        {row.values.map((value) => {
          const figure = figures?.of(row.name, value);
          return (
            <button
              key={value}
              type="button"
              aria-pressed={picked.includes(value)}
              title={figure?.text}
              css={[styles.value, isShort && styles.narrow, !isNumber(value) && styles.word]}
              onClick={() => onPress(value)}
            >
              {names.value(value)}
              {figure && (
                <span aria-hidden css={styles.figure}>
                  {figure.figure}
                </span>
              )}
            </button>
          );
        })}
      </KeyGroup>
    </div>
  );
}

const isNumber = (value: string): boolean => /^\d/.test(value);

const MOST_IN_LINE = 12;
const KEY_PX = 38;
const NARROWEST_KEY_PX = 28;
const GAP_PX = 6;

/** Keys become narrower before they wrap, and wrap into halves: a single key on a line of its own looks like another place. */
const inLine = (keys: number) =>
  css({
    [media.notPhone]: {
      display: 'grid',
      gridTemplateColumns: `repeat(${keys}, minmax(0, ${KEY_PX}px))`,
      [`@container (max-width: ${keys * (NARROWEST_KEY_PX + GAP_PX)}px)`]: {
        gridTemplateColumns: `repeat(${Math.ceil(keys / 2)}, minmax(0, ${KEY_PX}px))`,
      },
    },
  });

const styles = {
  room: css({ containerType: 'inline-size' }),
  values: css({ display: 'flex', flexWrap: 'wrap', gap: GAP_PX }),
  value: css({
    ...numberLook,
    flex: '0 0 auto',
    inlineSize: KEY_PX,
    [media.phone]: { inlineSize: 'calc((100% - 24px) / 5)', minBlockSize: 52 },
  }),
  narrow: css({ [media.notPhone]: { inlineSize: 'auto' } }),
  figure: css({ color: 'inherit', opacity: 0.75, fontWeight: tokens.weight.regular, ...tokens.type.legal }),
  word: css({ inlineSize: 'auto', minInlineSize: 72, paddingInline: tokens.space[3], ...tokens.type.body }),
};
