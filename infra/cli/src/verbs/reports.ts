import { reportsVerify } from '@atrium/contracts/operator';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';

/** `reports verify`: the figures of members and teams against rounds and ledger. A difference makes the command fail. */
export function addReports(program: Command, { gateway, answer }: VerbContext): void {
  program
    .command('reports')
    .description('the figures of members and teams')
    .command('verify')
    .description('compare every figure with the sums of rounds and ledger in the live database')
    .action(async () => {
      const report = await callRegistry(gateway(), reportsVerify);
      answer(report, [
        `${report.ok ? 'All figures agree' : 'Figures DIFFER'}: ${report.days} rows of members, ${report.teams} teams, ${report.changes} changes waiting`,
        ...report.checks.map(({ name, ok }) => `${ok ? '  ' : '✗ '}${name}`),
        ...report.failures,
      ]);
      if (!report.ok) process.exitCode = 1;
    });
}
