import { acceptStandIn } from '@atrium/contracts/registry-stand-ins';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import { addStandInCommands, ofFailure } from '@atrium/remote/registry/stand-in-commands';
import type { Command } from 'commander';
import type { VerbContext } from './context.ts';
import { namedRemote } from './named-remote.ts';
import { sayChanged } from './say-changed.ts';

/** `stand-in prepare|list|drop REMOTE …`, as a squad has it in its own folder, and `accept`, which is an operator's. */
export function addStandIn(program: Command, context: VerbContext): void {
  const { registry, answer } = context;
  const group = addStandInCommands(program, namedRemote(context));
  ofFailure(group.command('accept').argument('<remote>'))
    .description('put it in place')
    .action(async (name: string, body: { vendor?: string; reason: string }) => {
      const changed = await callRegistry(registry(), acceptStandIn, { params: { name }, body });
      answer(changed, sayChanged(changed));
    });
}
