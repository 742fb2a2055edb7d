/** The columns of `team_figures_of` and `daily_figures`, in the contract's names. Members' side: positive where they gain. */
const SUMS = {
  turnover: 'turnover',
  validBet: 'valid',
  payouts: 'payouts',
  rebates: 'rebates - salaries - dividends',
  salaries: 'salaries',
  dividends: 'dividends',
  bonuses: 'bonuses',
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  profit: 'payouts + rebates + bonuses - turnover',
} as const;

export type SumsRow = Record<keyof typeof SUMS, string>;

/** Select list of all sums over the rows of `alias`, as text. */
export const sumsOf = (alias: string): string =>
  Object.entries(SUMS)
    .map(
      ([name, columns]) =>
        `coalesce(sum(${columns.replaceAll(/[a-z]+/g, (column) => `${alias}.${column}`)}), 0)::text AS "${name}"`,
    )
    .join(', ');

export const NO_SUMS: SumsRow = Object.fromEntries(Object.keys(SUMS).map((name) => [name, '0'])) as SumsRow;
