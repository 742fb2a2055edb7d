import { css } from '@emotion/react';
import { type ComponentProps, useState } from 'react';
import { Icon } from './icon.tsx';
import { media, tokens } from './theme.ts';

export interface StepperProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'aria-label' | 'size'> {
  /** Accessible name of the input. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  onChange: (value: number) => void;
}

/** A whole number with a button on either side; the arrow keys do the same. */
export function Stepper({
  label,
  lessLabel,
  moreLabel,
  value,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  onChange,
  className,
  disabled,
  ...input
}: StepperProps) {
  // While somebody types, the text may be empty or below the least value; it is put right when the input loses the focus.
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number) => {
    const within = Math.max(min, Math.min(max, next));
    if (Number.isFinite(within) && within !== value) onChange(within);
  };
  return (
    <span css={styles.root} className={className}>
      <button
        type="button"
        aria-label={lessLabel}
        disabled={disabled || value <= min}
        css={styles.button}
        onClick={() => {
          setTyped(null);
          set(value - step);
        }}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed ?? value}
        disabled={disabled}
        css={styles.input}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '');
          setTyped(Number(digits) > max ? String(max) : digits);
          set(Number(digits || min));
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          setTyped(null);
          set(value + (event.key === 'ArrowUp' ? step : -step));
        }}
        {...input}
      />
      <button
        type="button"
        aria-label={moreLabel}
        disabled={disabled || value >= max}
        css={styles.button}
        onClick={() => {
          setTyped(null);
          set(value + step);
        }}
      >
        <Icon name="plus" size={16} />
      </button>
    </span>
  );
}

const styles = {
  root: css({
    display: 'inline-grid',
    gridTemplateColumns: `${tokens.size.target} minmax(48px, 1fr) ${tokens.size.target}`,
    blockSize: tokens.size.target,
    border: `1px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.well,
    '&:focus-within': { borderColor: tokens.color.focus },
  }),
  button: css({
    display: 'grid',
    placeItems: 'center',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: tokens.radius.small,
    background: 'none',
    color: tokens.color.text2,
    '&:disabled': { color: tokens.color.text3, opacity: 0.6, cursor: 'not-allowed' },
    [media.hover]: { '&:hover:not(:disabled)': { background: tokens.color.surface3 } },
  }),
  input: css({
    minInlineSize: 0,
    border: 0,
    borderInline: `1px solid ${tokens.color.line}`,
    background: 'none',
    textAlign: 'center',
    fontWeight: tokens.weight.strong,
    ...tokens.numerals,
    '&:focus-visible': { outlineOffset: -2 },
  }),
};
