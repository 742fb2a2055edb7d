import {
  REVIEW_KINDS,
  type Review,
  reviewApprove,
  reviewList,
  reviewOpen,
  reviewReject,
} from '@atrium/contracts/operator-reviews';
import { type Command, Option } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';

/** `review list|show|approve|reject`: withdrawals, reports with proofs, redemptions and what else waits for a person. */
export function addReview(program: Command, { gateway, answer }: VerbContext): void {
  const review = program.command('review').description('withdrawals and other requests that need a decision');
  review
    .command('list')
    .addOption(new Option('--kind <kind>').choices(REVIEW_KINDS))
    .description('list open reviews, oldest first')
    .action(async ({ kind }: { kind?: string }) => {
      const waiting = (await callRegistry(gateway(), reviewList)).filter(
        (one) => kind === undefined || one.kind === kind,
      );
      answer(waiting, waiting.length ? waiting.map(lineOf) : 'Nothing needs a decision.');
    });
  review
    .command('show')
    .argument('<id>')
    .description('show one review with all its details')
    .action(async (id: string) => {
      const one = await callRegistry(gateway(), reviewOpen, { params: { id } });
      const facts = Object.entries(one.facts).map(([name, value]) => `  ${name}: ${value ?? '–'}`);
      answer(one, [
        lineOf(one),
        ...facts,
        ...one.documents.map(({ name, type, bytes }) => `  document ${name} (${type}, ${bytes} bytes)`),
      ]);
    });
  review
    .command('approve')
    .argument('<id>')
    .option('--reason <text>')
    .description('approve a review')
    .action(async (id: string, { reason }: { reason?: string }) => {
      const { outcome } = await callRegistry(gateway(), reviewApprove, { params: { id }, body: { reason } });
      answer(
        { id, outcome },
        outcome === 'waits' ? `${id} needs a second approval (--as approver)` : `${id} is approved`,
      );
    });
  review
    .command('reject')
    .argument('<id>')
    .option('--reason <text>', 'shown to the member', 'Contact customer service.')
    .description('reject a review')
    .action(async (id: string, { reason }: { reason: string }) => {
      answer(await callRegistry(gateway(), reviewReject, { params: { id }, body: { reason } }), `${id} is rejected`);
    });
}

function lineOf({ id, at, account, amount, currency, reference, needsTwo, firstApprovedBy }: Review): string {
  const money = amount === null ? '' : `  ${currency} ${minorUnits(amount)}`;
  const second = firstApprovedBy
    ? `  approved by ${firstApprovedBy}, needs one more approval`
    : needsTwo
      ? '  needs two approvals'
      : '';
  return `${id.padEnd(18)} ${at}  ${account.padEnd(12)} ${reference}${money}${second}`;
}

/** Minor units as digits with two decimals. */
const minorUnits = (amount: string): string => `${amount.slice(0, -2) || '0'}.${amount.slice(-2).padStart(2, '0')}`;
