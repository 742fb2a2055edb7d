import { gameState } from '@atrium/contracts/operator';
import type { Command } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';

/** `game up|down`: whether members may open one game; its vendor's others go on. */
export function addGame(program: Command, { gateway, answer }: VerbContext): void {
  const game = program.command('game').description('individual games');
  for (const word of ['down', 'up'] as const) {
    game
      .command(word)
      .argument('<id>', 'vendor code, hyphen and game name, for example PG-owl-parliament')
      .option('--reason <text>')
      .description(word === 'down' ? 'close it' : 'reopen it')
      .action(async (id: string, { reason }: { reason?: string }) => {
        const state = await callRegistry(gateway(), gameState, { params: { id }, body: { up: word === 'up', reason } });
        answer(state, `${state.id} is ${state.up ? 'up' : 'down'}`);
      });
  }
}
