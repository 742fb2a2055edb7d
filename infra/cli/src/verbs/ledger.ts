import { addressAt } from '@atrium/contracts/brand-address';
import { LEDGER_VERIFY_PROGRESS_PATH, type LedgerProgress } from '@atrium/contracts/operator';
import type { Command } from 'commander';
import { Refused, type RegistryAccess } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';
import { addLedgerArchive } from './ledger-archive.ts';

type Report = Extract<LedgerProgress, { report: unknown }>['report'];

/** `ledger verify`: every invariant of the ledger over the live database. A broken one makes the command fail. */
export function addLedger(program: Command, context: VerbContext): void {
  const { gateway, answer, progress, fail } = context;
  const ledger = program.command('ledger').description('the ledger');
  addLedgerArchive(program, ledger, context);
  ledger
    .command('verify')
    .description('check every invariant in the live database')
    .action(async () => {
      const report = await verify(gateway(), progress);
      answer(report, [
        `${report.ok ? 'All invariants hold' : 'Invariants BROKEN'}: ${report.entries} entries, ${report.accounts} accounts`,
        ...report.invariants.map(({ number, name, ok }) => `${ok ? '  ' : '✗ '}${String(number).padStart(2)} ${name}`),
        ...report.failures,
        ...(report.head ? [`head of the hash chain: ${report.head.seq} ${report.head.hash}`] : []),
      ]);
      if (!report.ok) fail();
    });
}

/** Starts the check, reports its progress, and returns the report, which is the last line. */
async function verify({ url, token }: RegistryAccess, progress: (line: string) => void): Promise<Report> {
  const answer = await fetch(addressAt(url, LEDGER_VERIFY_PROGRESS_PATH), {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  }).catch(() => {
    throw new Error(`No response from ${url}. Is Atrium running? Start it with npm start.`);
  });
  let text = '';
  for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
    text += piece;
    const lines = text.split('\n');
    text = lines.pop()!;
    for (const line of lines) {
      const report = read(JSON.parse(line) as LedgerProgress, progress);
      if (report) return report;
    }
  }
  const last = text ? read(JSON.parse(text) as LedgerProgress, progress) : undefined;
  if (last) return last;
  throw new Error('The gateway stopped before the check finished.');
}

function read(line: LedgerProgress, progress: (line: string) => void): Report | undefined {
  if ('report' in line) return line.report;
  if ('code' in line) throw new Refused(line.code, `${line.code}: ${line.message}`);
  if (line.done < line.all) progress(`${line.invariant}: ${line.done} of ${line.all}`);
  return undefined;
}
