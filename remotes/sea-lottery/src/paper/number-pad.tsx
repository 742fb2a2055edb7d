import { KeyGroup } from '@atrium/draws/board/key-group';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyLook } from './paper-look.ts';
import { PAPER } from '@atrium/draws/paper-look';

interface NumberPadProps {
  /** Digits of a number. */
  length: number;
  /** Whether one digit may be left open, written R. */
  hasOpenDigit: boolean;
  /** Called with a whole number, or with a single digit while an aid waits for one. */
  onNumber: (number: string) => void;
  /** An aid waits for one digit. */
  waitsForDigit: boolean;
}

const ROWS = [...'123456789'];

/** Cells and a pad of digits: a number is written as soon as its last digit is pressed. The keyboard's digits do the same. */
export function NumberPad({ length, hasOpenDigit, onNumber, waitsForDigit }: NumberPadProps) {
  const { t } = useTranslation('sea-lottery');
  const [digits, setDigits] = useState('');
  const press = (digit: string) => {
    if (digit === 'R' && digits.includes('R')) return;
    const next = waitsForDigit ? digit : digits + digit;
    const isWhole = next.length >= (waitsForDigit ? 1 : length);
    setDigits(isWhole ? '' : next);
    if (isWhole) onNumber(next);
  };
  const type = (event: KeyboardEvent) => {
    const key = event.key.toUpperCase();
    if (/^\d$/.test(key) || (hasOpenDigit && key === 'R')) press(key);
    else if (event.key === 'Backspace') setDigits(digits.slice(0, -1));
    else return;
    event.preventDefault();
  };
  const key = (digit: string, name = digit) => (
    <button key={digit} type="button" css={styles.key} aria-label={name} onClick={() => press(digit)}>
      {digit}
    </button>
  );
  return (
    <KeyGroup aria-label={t('pad.name')} onKeyDown={type} css={styles.root}>
      <div role="status" aria-label={t('pad.number')} css={styles.cells}>
        {Array.from({ length: waitsForDigit ? 1 : length }, (_, at) => (
          <span key={at} css={[styles.cell, at === digits.length && styles.next]}>
            {digits[at] ?? ''}
          </span>
        ))}
      </div>
      <div css={styles.keys}>
        {ROWS.map((digit) => key(digit))}
        <button
          type="button"
          css={[styles.key, styles.word]}
          disabled={digits === ''}
          onClick={() => setDigits(digits.slice(0, -1))}
        >
          {t('pad.delete')}
        </button>
        {key('0')}
        {hasOpenDigit ? key('R', t('pad.open')) : <span />}
      </div>
    </KeyGroup>
  );
}

const styles = {
  root: css({ display: 'grid', gap: tokens.space[3] }),
  cells: css({ display: 'flex', justifyContent: 'center', gap: 6, direction: 'ltr' }),
  cell: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 48,
    blockSize: 60,
    border: `2px solid ${PAPER.line}`,
    borderRadius: tokens.radius.medium,
    background: PAPER.sheet,
    color: PAPER.ink,
    fontWeight: tokens.weight.bold,
    ...tokens.type.page,
    ...tokens.numerals,
    [media.phone]: { inlineSize: 40, blockSize: 52 },
  }),
  next: css({ borderColor: PAPER.warn }),
  keys: css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 6, direction: 'ltr' }),
  key: css({
    ...keyLook,
    minBlockSize: 52,
    background: tokens.color.surface2,
    fontWeight: tokens.weight.strong,
    ...tokens.type.section,
    ...tokens.numerals,
    '&:disabled': { color: tokens.color.text3, cursor: 'not-allowed' },
  }),
  word: css({ ...tokens.type.small }),
};
