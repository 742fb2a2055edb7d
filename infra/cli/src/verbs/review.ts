import { reviewDecide, reviewList } from '@atrium/contracts/operator';
import type { Command } from 'commander';
import { callRegistry } from '../call-registry.ts';
import type { VerbContext } from './context.ts';

/** `review list|approve|reject`: withdrawals, redemptions and applications that wait for a decision. */
export function addReview(program: Command, { gateway, answer }: VerbContext): void {
  const review = program.command('review').description('what waits for a decision');
  review
    .command('list')
    .description('all that wait')
    .action(async () => {
      const waiting = await callRegistry(gateway(), reviewList);
      answer(
        waiting,
        waiting.length ? waiting.map(({ id, kind, account, amount, currency, at }) => [id, kind, account, amount ?? '', currency ?? '', at].join('  ')) : 'Nothing waits for a decision.',
      );
    });
  for (const decision of ['approve', 'reject'] as const) {
    review
      .command(decision)
      .argument('<id>')
      .option('--reason <text>')
      .description(decision === 'approve' ? 'say yes' : 'say no')
      .action(async (id: string, { reason }: { reason?: string }) => {
        const decided = await callRegistry(gateway(), reviewDecide, { params: { id }, body: { decision, reason } });
        answer(decided, `${decided.id} is ${decided.state}`);
      });
  }
}
