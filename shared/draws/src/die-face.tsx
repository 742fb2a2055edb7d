/** Fields of three by three that have a pip. */
const PIPS: Readonly<Record<string, readonly number[]>> = {
  '1': [4],
  '2': [0, 8],
  '3': [0, 4, 8],
  '4': [0, 2, 6, 8],
  '5': [0, 2, 4, 6, 8],
  '6': [0, 2, 3, 5, 6, 8],
};

// Colours of the game, equal in every theme and brand.
const IVORY = { face: '#f8eed9', edge: '#d8c7a4', pip: '#231a08', one: '#b9472b' } as const;

/** One face of a die. Hidden from screen readers: the result around it has the number. */
export const DieFace = ({ face, size = 40 }: { face: string; size?: number }) => (
  <svg viewBox="0 0 56 56" width={size} height={size} aria-hidden="true" focusable="false">
    <rect x="1" y="4" width="54" height="51" rx="10" fill={IVORY.edge} />
    <rect x="1" y="1" width="54" height="51" rx="10" fill={IVORY.face} />
    {(PIPS[face] ?? []).map((field) => (
      <circle
        key={field}
        cx={14 + (field % 3) * 14}
        cy={13 + Math.floor(field / 3) * 14}
        r={face === '1' ? 6.5 : 4.6}
        fill={face === '1' ? IVORY.one : IVORY.pip}
      />
    ))}
  </svg>
);
