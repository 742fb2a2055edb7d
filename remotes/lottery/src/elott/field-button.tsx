import { useNames } from '@atrium/draws/board/names';
import { DieFace } from '@atrium/draws/die-face';
import { useMoney } from '@atrium/host';
import { formatDecimal } from '@atrium/i18n/format';
import { rounded, times, fraction } from '@atrium/lottery-rules/fraction';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { ChipDisc } from './chip-disc.tsx';
import { useChipFace } from './chip-face.ts';
import { FieldSign } from './field-sign.tsx';
import type { Field } from './fields.ts';
import { FELT } from './felt.ts';
import { isOfSum, sumsOf } from './sums.ts';

interface FieldButtonProps {
  field: Field;
  house: Parameters<typeof sumsOf>[2];
  /** The own stake on it in this round, in minor units. */
  staked: bigint;
  /** What it paid in the round that has just been drawn, 0 for no win; undefined without an own bet. */
  paid: bigint | undefined;
  disabled: boolean;
  /** There are many fields beside it. */
  crowded: boolean;
  onPress: () => void;
}

const SHAPES: ReadonlySet<string> = new Set(['triple-any', 'straight-any', 'three-special', 'upper-lower']);

/** One field: what it is, what it pays, the own chip once it is bet on, and what it won. */
export function FieldButton({ field, house, staked, paid, disabled, crowded, onPress }: FieldButtonProps) {
  const { t, i18n } = useTranslation('lottery');
  const { t: common } = useTranslation('draws');
  const money = useMoney();
  const face = useChipFace();
  const names = useNames();
  // A play of one field is its own name: "Any triple".
  const alone = field.value === 'any';
  const name = alone ? names.play(field.play) : names.value(field.value);
  // Of a sum, its half says between what it lies, and odd and even that it is one. Shapes are named well enough.
  const aboutOf = (code: string): string | null =>
    isOfSum(code) ? names.tab('sum') : SHAPES.has(code) ? null : names.play(field.play);
  const sums = sumsOf(field.play.code, field.value, house);
  const about = sums ? sums.join('–') : aboutOf(field.play.code);
  const isDie = field.play.code === 'die';
  const pays = formatDecimal(String(rounded(times(field.price, fraction(100n)))), i18n.language, 2);
  return (
    <button
      type="button"
      // A closed round keeps the focus of the keyboard where it is.
      aria-disabled={disabled || undefined}
      css={[
        styles.field,
        styles[field.size],
        tones[field.value] ?? (field.size === 'small' ? styles.dark : styles.clay),
        paid !== undefined && paid > 0n && styles.hit,
      ]}
      onClick={disabled ? undefined : onPress}
    >
      <span css={styles.words}>
        {isDie && <DieFace face={field.value} size={44} />}
        {isDie ? (
          <VisuallyHidden>{name}</VisuallyHidden>
        ) : (
          <span css={[styles.name, field.size === 'large' && styles.headline, crowded && styles.less]}>{name}</span>
        )}{' '}
        {field.size !== 'small' && about !== null && (
          <span dir={sums && 'ltr'} css={styles.about}>
            {about}
          </span>
        )}
      </span>{' '}
      <span css={styles.end}>
        {field.size !== 'small' && <FieldSign play={field.play.code} value={field.value} />}
        <span css={[styles.pays, paid !== undefined && styles.away]}>
          <VisuallyHidden>{t('elott.pays')} </VisuallyHidden>
          {pays}
        </span>
      </span>
      {staked > 0n && (
        <span css={[styles.chip, field.size === 'large' && styles.chipInside]}>
          <VisuallyHidden>{t('elott.yourStake')} </VisuallyHidden>
          <VisuallyHidden>{face(staked)}</VisuallyHidden>
          <ChipDisc face={face(staked)} size={38} own />
        </span>
      )}
      {paid !== undefined && (
        <span css={[styles.paid, paid > 0n && styles.won]}>
          {common(paid > 0n ? 'board.states.won' : 'board.states.lost', { amount: money(String(paid)) })}
        </span>
      )}
    </button>
  );
}

const styles = {
  field: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    justifyContent: 'space-between',
    gap: tokens.space[2],
    minInlineSize: 0,
    padding: `${tokens.space[3]} ${tokens.space[4]}`,
    border: 0,
    borderRadius: tokens.radius.large,
    boxShadow: 'inset 0 -6px rgb(0 0 0 / 24%)',
    color: FELT.ink,
    cursor: 'pointer',
    textAlign: 'start',
    '&:active:not([aria-disabled])': { boxShadow: 'inset 0 3px rgb(0 0 0 / 30%)' },
    '&[aria-disabled]': { opacity: 0.6, cursor: 'not-allowed' },
    '&:focus-visible': { outline: `3px solid ${FELT.ink}`, outlineOffset: 2 },
    [media.hover]: { '&:hover:not([aria-disabled])': { filter: 'brightness(1.08)' } },
    [media.phone]: { padding: `${tokens.space[2]} ${tokens.space[3]} ${tokens.space[3]}` },
  }),
  large: css({
    minBlockSize: 140,
    paddingInline: tokens.space[6],
    '& > span:first-of-type': { justifyContent: 'center' },
    '& > span:nth-of-type(2)': { justifyContent: 'space-between', paddingBlock: tokens.space[3] },
    [media.phone]: { minBlockSize: 92, '& > span:nth-of-type(2)': { paddingBlock: 0 } },
  }),
  medium: css({
    minBlockSize: 100,
    '& > span:first-of-type': { justifyContent: 'center' },
    '& > span:nth-of-type(2)': { flexDirection: 'column-reverse', justifyContent: 'space-between' },
    [media.phone]: { minBlockSize: 80 },
  }),
  small: css({
    minBlockSize: 84,
    alignItems: 'center',
    paddingInline: tokens.space[3],
    '& svg': { display: 'block' },
    [media.phone]: {
      minBlockSize: 64,
      paddingInline: tokens.space[2],
      '& > span:first-of-type > svg': { inlineSize: 'min(44px, 11vw)', blockSize: 'auto' },
      '& > span:nth-of-type(2) > span': tokens.type.body,
    },
  }),
  clay: css({ background: FELT.clay }),
  dark: css({ background: FELT.rim }),
  less: css(tokens.type.title),
  headline: css({ ...tokens.type.page, [media.phone]: { ...tokens.type.section } }),
  words: css({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  end: css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', flex: 'none' }),
  name: css({
    ...tokens.display,
    ...tokens.type.section,
    overflowWrap: 'anywhere',
    [media.phone]: { ...tokens.type.title },
  }),
  about: css({ alignSelf: 'flex-start', ...tokens.type.small, ...tokens.numerals }),
  pays: css({ fontWeight: tokens.weight.bold, ...tokens.type.title, ...tokens.numerals }),
  away: css({ visibility: 'hidden' }),
  hit: css({ outline: `3px solid ${FELT.ink}`, outlineOffset: 2 }),
  chip: css({ position: 'absolute', insetBlockStart: -12, insetInlineStart: 'calc(50% - 19px)' }),
  chipInside: css({ insetBlockStart: 'calc(50% - 19px)' }),
  paid: css({
    position: 'absolute',
    insetBlockEnd: tokens.space[3],
    insetInlineEnd: tokens.space[2],
    paddingInline: tokens.space[2],
    borderRadius: tokens.radius.small,
    background: FELT.ground,
    color: FELT.dim,
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  won: css({
    background: FELT.winGround,
    color: FELT.onWin,
    fontWeight: tokens.weight.bold,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
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
