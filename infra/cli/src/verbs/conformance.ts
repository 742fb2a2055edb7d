import { runConformance } from '@atrium/conformance/run-conformance';
import type { Command } from 'commander';
import { addresses } from '../start/services.ts';
import type { VerbContext } from './context.ts';

interface Options {
  url?: string;
  account?: string;
  password?: string;
  movesMoney?: boolean;
  only?: string[];
}

/** `conformance`: holds any server to the contracts, from outside. A check that fails makes the command fail. */
export function addConformance(program: Command, { settings, answer, progress }: VerbContext): void {
  program
    .command('conformance')
    .description('check a server against the contracts')
    .option('--url <url>', 'where it answers; the local site by default')
    .option('--account <name>', 'a member with money and somewhere to withdraw to')
    .option(
      '--password <password>',
      'of that member; ATRIUM_CONFORMANCE_PASSWORD keeps it out of the list of processes',
    )
    .option('--moves-money', 'send money commands also to a server that is no development brand')
    .option('--only <checks...>', 'only these checks')
    .action(async ({ url = addresses(settings).site, account, password, movesMoney = false, only }: Options) => {
      const secret = password ?? settings.ATRIUM_CONFORMANCE_PASSWORD;
      if (account && !secret)
        throw new Error('An account needs its password: --password, or ATRIUM_CONFORMANCE_PASSWORD.');
      const report = await runConformance({
        url,
        movesMoney,
        only,
        progress,
        account: account && secret ? { account, password: secret } : undefined,
      });
      const lines = report.checks
        .filter(({ state }) => state !== 'passed')
        .flatMap(({ id, state, notes }) => [`${state} ${id}`, ...notes.map((note) => `  ${note}`)]);
      answer(report, [
        ...lines,
        `${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped: ${report.calls} calls at ${report.url}`,
      ]);
      if (report.failed > 0) process.exitCode = 1;
    });
}
