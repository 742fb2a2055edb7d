const PAIRS = [
  ['#b5362a', '#f2c14e'],
  ['#24609f', '#fdf1da'],
  ['#1f6e55', '#f4c35a'],
  ['#7a1e2e', '#efc56a'],
  ['#23404d', '#e5623d'],
  ['#e0a93a', '#3a1a12'],
  ['#2c7a46', '#fdf1da'],
  ['#0f6a70', '#f5b82e'],
] as const;
const FORMS = [
  'M11,1H21V13c0,6 -5,9 -10,11z',
  'M1,6H21v6H1z',
  'M5,21V12a6,6 0 0 1 12,0v9l-6,3z',
  'M1,1h6l14,14l-3,5L1,4z',
] as const;

/** A team's crest, the same wherever its name is the same, also in the vendors' books. */
export function Crest({ team }: { team: string }) {
  let number = 7;
  for (const letter of team) number = (number * 31 + letter.codePointAt(0)!) % 100_003;
  const [ground] = PAIRS[number % PAIRS.length]!;
  const [, ink] = PAIRS[(number >> 5) % PAIRS.length]!;
  return (
    <svg viewBox="0 0 22 25" width={18} height={20} aria-hidden>
      <path d="M1,1H21V13c0,6 -5,9 -10,11c-5,-2 -10,-5 -10,-11z" fill={ground} />
      <path d={FORMS[(number >> 3) % FORMS.length]} fill={ink} />
      <path d="M11,1H21V13c0,6 -5,9 -10,11z" fill="#15130f" fillOpacity={0.2} />
    </svg>
  );
}
