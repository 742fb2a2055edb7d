/** Colours of paper lists and tickets: equal in every theme and brand, as on a real slip. */
export const PAPER = {
  sheet: '#f8eed9',
  ink: '#231a08',
  quiet: '#6a5a3c',
  line: '#d8c7a4',
  warn: '#8a4b08',
  bad: '#a5301f',
  win: '#1f6f43',
} as const;
