import { reportsVerify } from '@atrium/contracts/operator';
import {
  gameReturns,
  type HouseReport,
  houseReport,
  REPORT_SPANS,
  type ReportSpan,
} from '@atrium/contracts/operator-reports';
import { type Command, Option } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';

/**
 * `reports verify`: the figures of members and teams against rounds and ledger; a difference makes the command fail.
 * `reports house`: what the house took and paid over a span. `reports returns`: each game's return against its theory.
 */
export function addReports(program: Command, { gateway, answer, fail }: VerbContext): void {
  const reports = program.command('reports').description('figures of members and teams, reports of the house');
  reports
    .command('verify')
    .description('compare every figure with the sums of rounds and ledger in the live database')
    .action(async () => {
      const report = await callRegistry(gateway(), reportsVerify);
      answer(report, [
        `${report.ok ? 'All figures agree' : 'Figures DIFFER'}: ${report.days} rows of members, ${report.teams} teams, ${report.changes} changes waiting`,
        ...report.checks.map(({ name, ok }) => `${ok ? '  ' : '✗ '}${name}`),
        ...report.failures,
      ]);
      if (!report.ok) fail();
    });
  reports
    .command('house')
    .description('turnover, payouts, deposits and withdrawals over a span')
    .addOption(new Option('--span <span>').choices(REPORT_SPANS).default('day'))
    .option('--from <day>', 'first day of the span "days", yyyy-mm-dd')
    .option('--to <day>', 'last day of the span "days"')
    .action(async (query: { span: ReportSpan; from?: string; to?: string }) => {
      const report = await callRegistry(gateway(), houseReport, { query });
      answer(report, describe(report));
    });
  reports
    .command('returns')
    .description("compare each game's actual return with its theoretical one")
    .action(async () => {
      const { days, games } = await callRegistry(gateway(), gameReturns);
      answer(
        games,
        games.length === 0
          ? [`No activity in the last ${days} days`]
          : games.map(
              ({ gameId, state, rounds, theoretical, actual, low, high }) =>
                `${state === 'outside' ? '✗' : ' '} ${gameId}: ${actual.toFixed(2)} % of ${theoretical} % in ${rounds} rounds, chance ${low.toFixed(2)} to ${high.toFixed(2)} % (${state})`,
            ),
      );
      if (games.some(({ state }) => state === 'outside')) fail();
    });
}

function describe({ from, to, currency, activity, totals, categories }: HouseReport): string[] {
  const head = `${from} to ${to}, minor units of ${currency}`;
  if (!activity) return [head, 'No activity'];
  return [
    head,
    ...Object.entries(totals).map(([name, value]) => `${name} ${value}`),
    ...categories.map(
      ({ category, rounds, turnover, payouts, ggr }) =>
        `${category}: ${rounds} rounds, turnover ${turnover}, payouts ${payouts}, revenue ${ggr}`,
    ),
  ];
}
