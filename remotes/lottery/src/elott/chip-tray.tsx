import { useMoney } from '@atrium/host';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipDisc } from './chip-disc.tsx';
import { useChipFace } from './chip-face.ts';
import { CHIPS } from './fields.ts';
import { FELT } from './felt.ts';

interface ChipTrayProps {
  /** Worth of the smallest chip, in minor units. */
  unit: string;
  chip: number;
  onChip: (chip: number) => void;
}

/** Six beside each other on the narrowest phone. */
const SIZE = 'min(56px, calc((100vw - 72px) / 6))';

/** The chips: the chosen one is what a press stakes. */
export function ChipTray({ unit, chip, onChip }: ChipTrayProps) {
  const { t } = useTranslation('lottery');
  const money = useMoney();
  const face = useChipFace();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t('elott.chip')} css={styles.tray}>
      {CHIPS.map((value) => {
        const worth = BigInt(unit) * BigInt(value);
        return (
          <label key={value} css={styles.chip}>
            <input
              type="radio"
              name={name}
              aria-label={money(String(worth))}
              checked={value === chip}
              css={styles.input}
              onChange={() => onChip(value)}
            />
            <span css={styles.face} aria-hidden>
              <ChipDisc face={face(worth)} size={SIZE} own={value === chip} />
            </span>
          </label>
        );
      })}
    </div>
  );
}

const styles = {
  tray: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.space[2],
    [media.phone]: { flexWrap: 'nowrap', justifyContent: 'space-between', gap: 4, inlineSize: '100%' },
  }),
  chip: css({ position: 'relative', display: 'inline-grid', cursor: 'pointer' }),
  input: css({
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
    '&:checked + span': { transform: 'translateY(-6px)' },
    '&:checked + span::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: -8,
      insetInlineStart: 'calc(50% - 10px)',
      inlineSize: 20,
      blockSize: 4,
      borderRadius: tokens.radius.round,
      background: FELT.ink,
    },
    '&:focus-visible + span': { outline: `3px solid ${FELT.ink}`, outlineOffset: 2 },
  }),
  face: css({
    position: 'relative',
    display: 'grid',
    borderRadius: tokens.radius.round,
    transition: `transform ${tokens.motion.fast} ${tokens.motion.ease}`,
    [media.reducedMotion]: { transition: 'none' },
  }),
};
