import { Command } from 'commander';
import { addBuild } from './commands/build.ts';
import { addClose } from './commands/close.ts';
import type { SquadContext } from './commands/context.ts';
import { addDev } from './commands/dev.ts';
import { addJoin } from './commands/join.ts';
import { addNew } from './commands/new.ts';
import { ownRemote } from './commands/own-remote.ts';
import { addPromote } from './commands/promote.ts';
import { addPublish } from './commands/publish.ts';
import { addTest } from './commands/test.ts';
import { addShadowCommands } from './registry/shadow-commands.ts';
import { addStandInCommands } from './registry/stand-in-commands.ts';
import { addWebhookCommands } from './registry/webhook-commands.ts';
import { type Output, runProgram, STREAMS } from './run-program.ts';

/** `atrium-remote <verb>`: what a squad does with its remote, from its own folder. Resolves with the exit code. */
export async function runCommand(
  args: string[],
  folder: string,
  env: NodeJS.ProcessEnv,
  output: Output = STREAMS,
): Promise<number> {
  const program = new Command('atrium-remote')
    .description('Make, develop, test and publish a remote of an Atrium site.')
    .exitOverride()
    .configureOutput({ writeOut: output.out, writeErr: output.err });
  const context: SquadContext = {
    folder,
    env,
    answer: (lines) => output.out(`${[lines].flat().join('\n')}\n`),
    progress: (line) => output.err(`${line}\n`),
  };
  for (const add of [addNew, addDev, addBuild, addTest, addPublish, addPromote, addJoin]) add(program, context);
  for (const add of [addClose, addShadowCommands, addStandInCommands, addWebhookCommands])
    add(program, ownRemote(context));
  return await runProgram(program, args);
}
