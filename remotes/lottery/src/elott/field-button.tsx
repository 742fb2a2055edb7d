import { useNames } from '@atrium/draws/board/names';
import { DieFace } from '@atrium/draws/die-face';
import { rounded, times, fraction } from '@atrium/lottery-rules/fraction';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useChipFace } from './chip-face.ts';
import type { Field } from './fields.ts';
import { FELT } from './felt.ts';
import { isOfSum, sumsOf } from './sums.ts';

interface FieldButtonProps {
  field: Field;
  house: Parameters<typeof sumsOf>[2];
  /** The own stake on it in this round, in minor units. */
  staked: bigint;
  disabled: boolean;
  onPress: () => void;
}

/** One field: what it is, what it pays, and the own chip once it is bet on. */
export function FieldButton({ field, house, staked, disabled, onPress }: FieldButtonProps) {
  const { t } = useTranslation('lottery');
  const names = useNames();
  const face = useChipFace();
  // A play of one field is its own name: "Any triple".
  const alone = field.value === 'any';
  const name = alone ? names.play(field.play) : names.value(field.value);
  const sums = sumsOf(field.play.code, field.value, house);
  // Of a sum, its half says between what it lies, and odd and even that it is one.
  const about = sums ? sums.join('–') : isOfSum(field.play.code) ? names.tab('sum') : names.play(field.play);
  const isDie = field.play.code === 'die';
  const pays = (Number(rounded(times(field.price, fraction(100n)))) / 100).toFixed(2);
  return (
    <button
      type="button"
      disabled={disabled}
      css={[styles.field, styles[field.size], isDie && styles.die, tones[field.value] ?? styles.clay]}
      onClick={onPress}
    >
      {isDie && <DieFace face={field.value} size={44} />}
      {isDie ? <VisuallyHidden>{name}</VisuallyHidden> : <span css={styles.name}>{name}</span>}{' '}
      {field.size !== 'small' && !alone && <span css={styles.about}>{about}</span>}{' '}
      <span css={styles.pays}>
        <VisuallyHidden>{t('elott.pays')} </VisuallyHidden>
        {pays}
      </span>
      {staked > 0n && (
        <span css={styles.chip}>
          <VisuallyHidden>{t('elott.yourStake')} </VisuallyHidden>
          {face(staked)}
        </span>
      )}
    </button>
  );
}

const styles = {
  field: css({
    position: 'relative',
    display: 'grid',
    alignContent: 'space-between',
    justifyItems: 'start',
    minInlineSize: 0,
    padding: tokens.space[3],
    border: 0,
    borderRadius: tokens.radius.medium,
    boxShadow: 'inset 0 -4px rgb(0 0 0 / 24%)',
    color: FELT.ink,
    cursor: 'pointer',
    textAlign: 'start',
    '&:active': { boxShadow: 'inset 0 2px rgb(0 0 0 / 30%)' },
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    '&:focus-visible': { outline: `3px solid ${FELT.ink}`, outlineOffset: 2 },
  }),
  large: css({ minBlockSize: 124, [media.phone]: { minBlockSize: 88 } }),
  medium: css({ minBlockSize: 84, [media.phone]: { minBlockSize: 76 } }),
  small: css({ minBlockSize: 64 }),
  die: css({ gridTemplateColumns: 'auto 1fr', alignItems: 'center', alignContent: 'center' }),
  clay: css({ background: FELT.clay }),
  name: css({
    ...tokens.display,
    ...tokens.type.section,
    overflowWrap: 'anywhere',
    [media.phone]: { ...tokens.type.title },
  }),
  about: css({ ...tokens.type.small, ...tokens.numerals }),
  pays: css({ justifySelf: 'end', fontWeight: tokens.weight.bold, ...tokens.type.body, ...tokens.numerals }),
  chip: css({
    position: 'absolute',
    insetBlockStart: -6,
    insetInlineEnd: -4,
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 36,
    blockSize: 36,
    border: `4px dashed ${FELT.hot}`,
    borderRadius: tokens.radius.round,
    background: FELT.chip,
    color: FELT.onSand,
    fontWeight: tokens.weight.bold,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
};

const tones: Readonly<Record<string, ReturnType<typeof css>>> = {
  big: css({ background: FELT.hot }),
  small: css({ background: FELT.cool }),
  odd: css({ background: FELT.sand, color: FELT.onSand }),
  even: css({ background: FELT.sand, color: FELT.onSand }),
  upper: css({ background: FELT.hot }),
  lower: css({ background: FELT.cool }),
};
