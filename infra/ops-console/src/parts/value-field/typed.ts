import { useState } from 'react';
import type { Single } from './field-props.ts';

/** Keeps the input exactly as typed ("1.", an empty line), until the value changes elsewhere. */
export function useTyped(
  { value, onChange }: Single,
  write: (value: unknown) => string,
): [string, (text: string, meant: unknown) => void] {
  const [{ text, meant }, setTyped] = useState(() => ({ text: write(value), meant: value }));
  if (value !== meant) setTyped({ text: write(value), meant: value });
  const type = (typed: string, means: unknown) => {
    setTyped({ text: typed, meant: means });
    onChange(means);
  };
  return [text, type];
}
