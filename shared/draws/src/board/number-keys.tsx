import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { KeyGroup } from './key-group.tsx';
import { numberLook } from './number-look.ts';

export interface NumberKeysProps {
  label: string;
  values: readonly string[];
  picked: readonly string[];
  /** No other number can be picked. */
  full?: boolean;
  onPress: (number: string) => void;
}

/** Numbers of one drum as on a paper slip: five lines of them on a desk, seven in a line on a phone. */
export const NumberKeys = ({ label, values, picked, full = false, onPress }: NumberKeysProps) => (
  <KeyGroup
    aria-label={label}
    css={styles.keys}
    style={{ '--columns': Math.min(Math.ceil(values.length / 5), 11) } as React.CSSProperties}
  >
    {values.map((number) => {
      const isPicked = picked.includes(number);
      return (
        <button
          key={number}
          type="button"
          aria-pressed={isPicked}
          aria-disabled={(full && !isPicked) || undefined}
          css={styles.key}
          onClick={() => onPress(number)}
        >
          {number}
        </button>
      );
    })}
  </KeyGroup>
);

/** The numbers, and beside them what is chosen of them. */
export const padLook = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${tokens.space[3]} ${tokens.space[5]}`,
  minInlineSize: 0,
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const styles = {
  keys: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(40px, 56px))',
    gap: 6,
    [media.phone]: {
      gridTemplateColumns: 'repeat(7, minmax(40px, 1fr))',
      // Seven keys of 40 px fit a phone of 320 px.
      gap: 'clamp(0px, calc((100vw - 312px) / 8), 6px)',
    },
  }),
  key: css({
    ...numberLook,
    borderRadius: tokens.radius.round,
    aspectRatio: '1',
    minBlockSize: 40,
    ...tokens.type.body,
    '&[aria-disabled="true"]': { color: tokens.color.text3, cursor: 'not-allowed' },
  }),
};
