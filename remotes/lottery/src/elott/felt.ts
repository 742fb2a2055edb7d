/** Colours of the table: equal in every theme and brand, as on a real one. */
export const FELT = {
  ground: '#35221d',
  rim: '#57382e',
  ink: '#fbf0dd',
  dim: '#d3b9a2',
  cool: '#2c6675',
  hot: '#a53d25',
  sand: '#e5b878',
  onSand: '#35221d',
  clay: '#8c5b3f',
  chip: '#fbeedd',
} as const;
