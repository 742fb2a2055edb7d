import { type DrawDecision, drawEnter, drawVoid } from '@atrium/contracts/operator-draws';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';

/** `draw enter` and `draw void`: what two operators decide about a draw. */
export function addDrawDecisions(program: Command, { gateway, answer }: VerbContext): void {
  const draw = program.commands.find((command) => command.name() === 'draw') ?? program.command('draw');
  const say = (decision: DrawDecision, done: string) =>
    answer(
      decision,
      decision.outcome === 'done' ? done : 'A second operator has to agree: the same command with --as approver.',
    );
  draw
    .command('enter')
    .argument('<game>')
    .argument('<issue>')
    .argument('<result>', "numbers separated by ',', groups by '|'")
    .requiredOption('--reason <text>')
    .description('enter or correct the result of an outside draw (two operators)')
    .action(async (game: string, issue: string, result: string, { reason }: { reason: string }) => {
      const decision = await callRegistry(gateway(), drawEnter, { params: { game, issue }, body: { result, reason } });
      say(decision, `${game} ${issue}: ${result}`);
    });
  draw
    .command('void')
    .argument('<game>')
    .argument('<issue>')
    .requiredOption('--reason <text>')
    .description('make a draw void and give all stakes back (two operators)')
    .action(async (game: string, issue: string, { reason }: { reason: string }) => {
      const decision = await callRegistry(gateway(), drawVoid, { params: { game, issue }, body: { reason } });
      say(decision, `${game} ${issue} is void`);
    });
}
