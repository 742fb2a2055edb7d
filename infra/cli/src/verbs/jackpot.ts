import { DroppedJackpot } from '@atrium/contracts/jackpots';
import { jackpotList, jackpotPut, jackpotStop } from '@atrium/contracts/operator-jackpots';
import { jackpotCommitment, jackpotThreshold } from '@atrium/lottery-rules/proof/jackpot-threshold';
import type { OperationBody } from '@atrium/contracts/registry-operation';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import * as v from 'valibot';
import { readJson } from './content.ts';
import type { VerbContext } from './context.ts';

/** `jackpot list|put|stop|verify`: jackpots that stakes feed. Source: 11-27. */
export function addJackpots(program: Command, { gateway, answer, fail }: VerbContext): void {
  const jackpot = program.command('jackpot').description('jackpots that stakes feed');
  jackpot
    .command('list')
    .description('list all in display order, with what they hold, have saved and have paid (minor units)')
    .action(async () => {
      const all = await callRegistry(gateway(), jackpotList);
      answer(
        all,
        all.map(
          ({ id, state, vassalage, running, saved, drops, paid, texts }) =>
            `${id.padEnd(24)} ${state.padEnd(10)} ${vassalage.padEnd(8)} holds ${running?.amount ?? '-'}, saved ${saved}, paid ${paid} in ${drops}  ${texts.en?.title ?? ''}`,
        ),
      );
    });
  jackpot
    .command('put')
    .argument('<id>')
    .requiredOption(
      '--file <file>',
      'JSON: {"texts", "vassalage", "gameIds", "currency", "contributionPpm", "nextPercent", "seed", "mustHitBy", "position", "startsAt"}',
    )
    .requiredOption('--reason <text>')
    .description('add a jackpot, or change its next run; money rules wait for a second operator')
    .action(async (id: string, { file, reason }: { file: string; reason: string }) => {
      const body = { ...(readJson(file) as object), reason } as OperationBody<typeof jackpotPut>;
      const made = await callRegistry(gateway(), jackpotPut, { params: { id }, body });
      answer(
        made,
        made.approval
          ? `jackpot ${id} waits for a second operator: atrium approve ${made.approval.id}`
          : `jackpot ${id} is ${made.item?.state}`,
      );
    });
  jackpot
    .command('stop')
    .argument('<id>')
    .requiredOption('--reason <text>')
    .description('let no other run begin; the running one goes on until it drops')
    .action(async (id: string, { reason }: { reason: string }) => {
      const made = await callRegistry(gateway(), jackpotStop, { params: { id }, body: { reason } });
      answer(made, `jackpot ${id} is ${made.item?.state}`);
    });
  jackpot
    .command('verify')
    .argument('<file>', 'JSON of a won jackpot, as /lgw/jackpots lists it under `dropped`')
    .description('check that a won jackpot dropped at the amount that was committed to before it began')
    .action((file: string) => {
      const won = v.parse(DroppedJackpot, readJson(file));
      const secret = Buffer.from(won.secret, 'hex');
      const committed = jackpotCommitment(won, secret) === won.commitment;
      const threshold = jackpotThreshold(won, secret).toString();
      const ok = committed && threshold === won.amount;
      if (!ok) fail();
      answer(
        { ok, committed, threshold, amount: won.amount },
        ok
          ? `${won.id} ${won.number} dropped at ${won.amount}, as committed`
          : `${won.id} ${won.number}: ${committed ? `the threshold was ${threshold}, not ${won.amount}` : 'secret or terms are not those of the commitment'}`,
      );
    });
}
