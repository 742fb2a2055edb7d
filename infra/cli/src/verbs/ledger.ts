import { ledgerVerify } from '@atrium/contracts/operator';
import type { Command } from 'commander';
import { callRegistry } from '../call-registry.ts';
import type { VerbContext } from './context.ts';

/** `ledger verify`: every invariant of the ledger over the live database. A broken one makes the command fail. */
export function addLedger(program: Command, { gateway, answer }: VerbContext): void {
  program
    .command('ledger')
    .description('the books')
    .command('verify')
    .description('check every invariant over the live database')
    .action(async () => {
      const report = await callRegistry(gateway(), ledgerVerify);
      answer(report, [
        `${report.ok ? 'All invariants hold' : 'NOT in order'}: ${report.entries} entries, ${report.accounts} accounts`,
        ...report.invariants.map(({ number, name, ok }) => `${ok ? '  ' : '✗ '}${String(number).padStart(2)} ${name}`),
        ...report.failures,
        ...(report.head ? [`head of the hash chain: ${report.head.seq} ${report.head.hash}`] : []),
      ]);
      if (!report.ok) process.exitCode = 1;
    });
}
