import { componentsVerify } from '@atrium/contracts/operator-integrity';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';

/** `components verify`: the gateway's code, the database's functions and the served files by hash. A difference makes the command fail. */
export function addComponents(program: Command, { gateway, answer, fail }: VerbContext): void {
  program
    .command('components')
    .description('the critical components of the running software')
    .command('verify')
    .description('check code, functions of the database and served files by their hashes')
    .action(async () => {
      const report = await callRegistry(gateway(), componentsVerify);
      answer(report, [
        `${report.ok ? 'All components are as released' : 'Components DIFFER'}: ${report.digest}`,
        ...report.components.map(
          ({ name, parts, failed }) => `${failed > 0 ? '✗ ' : '  '}${name}: ${failed} of ${parts} differ`,
        ),
        ...report.failures,
      ]);
      if (!report.ok) fail();
    });
}
