import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { media, tokens } from './theme.ts';

export interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  detail?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<V extends string> extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  label: ReactNode;
  options: readonly RadioOption<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  /** `rows` are panels one below the other; `line` are labels side by side; `keys` are keys side by side, the chosen one inverse. */
  look?: 'rows' | 'line' | 'keys';
  hideLabel?: boolean;
}

/** One choice of several, all in view. */
export function RadioGroup<V extends string>({
  label,
  options,
  value,
  onChange,
  look = 'line',
  hideLabel,
  ...rest
}: RadioGroupProps<V>) {
  const name = useId();
  return (
    <fieldset css={styles.group} {...rest}>
      <legend css={hideLabel ? styles.hidden : styles.legend}>{label}</legend>
      <div css={styles[look]}>
        {options.map((option) => (
          <label
            key={option.value}
            css={[styles.option, look === 'rows' && styles.panel, look === 'keys' && styles.key]}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              css={look === 'keys' ? styles.unseen : styles.input}
            />
            <span>
              {option.label}
              {option.detail && <span css={styles.detail}>{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const styles = {
  group: css({ border: 0, margin: 0, padding: 0, minInlineSize: 0, ...tokens.type.small }),
  legend: css({ padding: 0, marginBlockEnd: tokens.space[1], fontWeight: tokens.weight.strong }),
  hidden: css({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
  line: css({ display: 'flex', flexWrap: 'wrap', gap: `${tokens.space[2]} ${tokens.space[5]}` }),
  rows: css({ display: 'grid', gap: tokens.space[2] }),
  keys: css({ display: 'flex', flexWrap: 'wrap', gap: 6 }),
  option: css({ display: 'inline-flex', gap: 10, alignItems: 'flex-start', paddingBlock: 3, cursor: 'pointer' }),
  panel: css({
    padding: tokens.space[3],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    '&:has(:checked)': { borderColor: tokens.color.lineStrong, background: tokens.color.surface2 },
  }),
  key: css({
    position: 'relative',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: tokens.size.targetSmall,
    paddingInline: tokens.space[3],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    color: tokens.color.text2,
    fontWeight: tokens.weight.strong,
    ...tokens.numerals,
    '&:has(:checked)': {
      borderColor: tokens.color.text,
      background: tokens.color.text,
      color: tokens.color.ground,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
    [media.hover]: { '&:hover:not(:has(:checked))': { background: tokens.color.surface3, color: tokens.color.text } },
  }),
  unseen: css({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' }),
  input: css({
    appearance: 'none',
    flex: 'none',
    inlineSize: 20,
    blockSize: 20,
    margin: 0,
    border: `1.5px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.round,
    background: tokens.color.well,
    cursor: 'inherit',
    '&:checked': { border: `6px solid ${tokens.color.accent}` },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  }),
  detail: css({ display: 'block', color: tokens.color.text2 }),
};
