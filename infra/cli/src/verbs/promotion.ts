import { promotionList, promotionPut, promotionStop } from '@atrium/contracts/operator-promotions';
import type { OperationBody } from '@atrium/contracts/registry-operation';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import { readJson } from './content.ts';
import type { VerbContext } from './context.ts';

/** `promotion list|put|stop`: what promotions pay, and when. */
export function addPromotions(program: Command, { gateway, answer }: VerbContext): void {
  const promotion = program.command('promotion').description('promotions, their rules and budgets');
  promotion
    .command('list')
    .description('list all in display order, with what is spent of their budgets (minor units)')
    .action(async () => {
      const all = await callRegistry(gateway(), promotionList);
      answer(
        all,
        all.map(
          ({ id, state, rules, spent, budget, texts }) =>
            `${id.padEnd(24)} ${state.padEnd(10)} ${(rules?.engine ?? '-').padEnd(14)} ${spent}/${budget ?? '-'}  ${texts.en?.title ?? ''}`,
        ),
      );
    });
  promotion
    .command('put')
    .argument('<id>')
    .requiredOption(
      '--file <file>',
      'JSON: {"type", "texts", "scene", "position", "rules", "budget", "startsAt", "endsAt", "announcedAt"}',
    )
    .requiredOption('--reason <text>')
    .description('add or replace a promotion; other rules or a larger budget wait for a second operator')
    .action(async (id: string, { file, reason }: { file: string; reason: string }) => {
      const body = { ...(readJson(file) as object), reason } as OperationBody<typeof promotionPut>;
      const made = await callRegistry(gateway(), promotionPut, { params: { id }, body });
      answer(
        made,
        made.approval
          ? `promotion ${id} waits for a second operator: atrium approve ${made.approval.id}`
          : `promotion ${id} is ${made.promotion?.state}`,
      );
    });
  promotion
    .command('stop')
    .argument('<id>')
    .requiredOption('--reason <text>')
    .description('end it at once; what members have earned stays theirs')
    .action(async (id: string, { reason }: { reason: string }) => {
      const made = await callRegistry(gateway(), promotionStop, { params: { id }, body: { reason } });
      answer(made, `promotion ${id} is ${made.promotion?.state}`);
    });
}
