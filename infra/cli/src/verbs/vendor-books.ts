import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vendorReconcile, vendorRotateSecret } from '@atrium/contracts/operator-vendors';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';
import { sayWaits } from './say-changed.ts';

/** `vendor rotate-secret CODE`, `vendor reconcile CODE`: who signs a vendor's calls, and whether its books say what ours do. */
export function addVendorBooks(vendor: Command, { gateway, answer, varFolder, fail }: VerbContext): void {
  vendor
    .command('rotate-secret')
    .argument('<code>')
    .requiredOption('--reason <text>')
    .option('--overlap <minutes>', 'minutes that the old secret stays valid', '1440')
    .description('issue a new secret, printed once; the old one stays valid during the overlap')
    .action(async (code: string, { reason, overlap }: { reason: string; overlap: string }) => {
      const rotated = await callRegistry(gateway(), vendorRotateSecret, {
        params: { code },
        body: { reason, overlapMinutes: Number(overlap) },
      });
      if (rotated.approval) {
        answer(rotated, [`vendor ${rotated.vendorId}`, `secret ${rotated.secret}`, sayWaits(rotated.approval.id)]);
        return;
      }
      const handedOver = handToSandbox(varFolder, code, rotated.secret);
      answer(rotated, [
        `vendor ${rotated.vendorId}`,
        `secret ${rotated.secret}`,
        rotated.previousGoodUntil
          ? `the old secret is valid until ${rotated.previousGoodUntil}`
          : 'the old secret is no longer valid',
        ...(handedOver ? ['the sandbox vendor on this machine has the new secret'] : []),
      ]);
    });
  vendor
    .command('reconcile')
    .argument('<code>')
    .requiredOption('--from <day>', 'first day (UTC), YYYY-MM-DD')
    .requiredOption('--to <day>', 'last day (UTC), inclusive')
    .description("compare our transactions with the vendor's list; fails on any difference")
    .action(async (code: string, query: { from: string; to: string }) => {
      const report = await callRegistry(gateway(), vendorReconcile, { params: { code }, query });
      answer(report, [
        `${report.vendor} ${report.from} to ${report.to}: ${report.ours} ours, ${report.theirs} theirs, ${report.matched} match`,
        ...report.differences.map(
          ({ txId, difference, ours, theirs }) =>
            `${difference.padEnd(15)} ${txId}  ours ${sideOf(ours)}  theirs ${sideOf(theirs)}`,
        ),
      ]);
      if (report.differences.length > 0) fail();
    });
}

type Side = { kind: string; state: string; amount: string; currency: string } | null;
const sideOf = (side: Side): string => (side ? `${side.kind} ${side.amount} ${side.currency} ${side.state}` : '–');

/** The sandbox plays its vendors with the secrets of a file in the data folder; one that it does not play is not in it. */
function handToSandbox(varFolder: string, code: string, secret: string): boolean {
  const file = join(varFolder, 'vendor-secrets.json');
  if (!existsSync(file)) return false;
  const table = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { secret: string }>;
  if (!Object.hasOwn(table, code)) return false;
  table[code] = { ...table[code]!, secret };
  writeFileSync(file, `${JSON.stringify(table, undefined, 2)}\n`, { mode: 0o600 });
  return true;
}
