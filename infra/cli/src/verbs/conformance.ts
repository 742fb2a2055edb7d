import { runConformance } from '@atrium/conformance/run-conformance';
import type { Command } from 'commander';
import { calledAddresses } from '../start/services.ts';
import type { VerbContext } from './context.ts';

interface Options {
  url?: string;
  account?: string;
  password?: string;
  movesMoney?: boolean;
  only?: string[];
}

/** `conformance`: holds any server to the contracts, from outside. A check that fails makes the command fail. */
export function addConformance(program: Command, { settings, answer, progress, fail }: VerbContext): void {
  program
    .command('conformance')
    .description('check a server against the contracts')
    .option('--url <url>', 'address of the server; default: the local site')
    .option('--account <name>', 'a member with a balance and a payout account')
    .option(
      '--password <password>',
      "that member's password; ATRIUM_CONFORMANCE_PASSWORD keeps it out of the process list",
    )
    .option('--moves-money', 'also send money commands to a server that is not a development brand')
    .option('--only <checks...>', 'run only these checks')
    .action(async ({ url = calledAddresses(settings).site, account, password, movesMoney = false, only }: Options) => {
      const secret = password ?? settings.ATRIUM_CONFORMANCE_PASSWORD;
      if (account && !secret)
        throw new Error("Pass the account's password with --password or ATRIUM_CONFORMANCE_PASSWORD.");
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
      if (report.failed > 0) fail();
    });
}
