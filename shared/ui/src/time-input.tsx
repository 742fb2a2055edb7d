import { css } from '@emotion/react';
import { useState } from 'react';
import { inputLook } from './input-look.ts';

export interface TimeInputProps {
  /** Accessible name: the input belongs to a field whose label names the day. */
  label: string;
  /** `hh:mm` in 24 hours; empty for none. */
  value: string;
  onChange: (time: string) => void;
}

const TYPED = /^([01]?\d|2[0-3])[:.h ]?([0-5]\d)$/;

/** What somebody typed as a time of the day ('9.30', '2130'), as `hh:mm`; undefined where it is none. */
export function parseTime(text: string): string | undefined {
  const [, hours, minutes] = TYPED.exec(text.trim()) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : undefined;
}

/** A time of the day in 24 hours, the same in every language; the browser's own field would speak the browser's. */
export function TimeInput({ label, value, onChange }: TimeInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={5}
      placeholder="00:00"
      value={typed ?? value}
      css={[inputLook, styles.input]}
      onChange={({ target }) => {
        setTyped(target.value);
        const time = parseTime(target.value);
        if (time && time !== value) onChange(time);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

const styles = { input: css({ inlineSize: 76, flex: 'none', textAlign: 'center' }) };
