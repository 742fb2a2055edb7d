const DICE_OF_A_TRIPLE = 'M12 34h.01M24 34h.01M36 34h.01M12 22h.01M24 22h.01M36 22h.01M12 10h.01M24 10h.01M36 10h.01';
const STEPS = 'M6 34h10M20 24h10M34 14h10';

/** Strokes on a field of 48 × 44 that say without colour what a field is about: bars for size, dots for parity, steps for a straight. */
const SIGNS: Readonly<Record<string, string>> = {
  big: 'M6 34h36M6 24h36M6 14h36',
  small: 'M6 34h36',
  odd: 'M12 24h.01M24 24h.01M36 24h.01',
  even: 'M16 24h.01M32 24h.01',
  upper: 'M10 28L24 14l14 14',
  lower: 'M10 16l14 14 14-14',
  pair: 'M14 22h.01M34 22h.01',
  triple: DICE_OF_A_TRIPLE,
  straight: STEPS,
  'triple-any': DICE_OF_A_TRIPLE,
  'straight-any': STEPS,
};

/** The sign of a field; nothing where its name is enough. Hidden from screen readers. */
export function FieldSign({ play, value }: { play: string; value: string }) {
  const path = SIGNS[play] ?? SIGNS[value];
  return path ? (
    <svg viewBox="0 0 48 44" width="44" height="40" aria-hidden="true" focusable="false" data-sign>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="6" strokeLinecap="round" opacity="0.45" />
    </svg>
  ) : null;
}
