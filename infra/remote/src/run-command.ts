import { Command } from 'commander';
import { addBuild } from './commands/build.ts';
import type { SquadContext } from './commands/context.ts';
import { addDev } from './commands/dev.ts';
import { addJoin } from './commands/join.ts';
import { addNew } from './commands/new.ts';
import { addPromote } from './commands/promote.ts';
import { addPublish } from './commands/publish.ts';
import { addShadow } from './commands/shadow.ts';
import { addTest } from './commands/test.ts';
import { addWebhook } from './commands/webhook.ts';
import { runProgram } from './run-program.ts';

/** `atrium-remote <verb>`: what a squad does with its remote, from its own folder. Resolves with the exit code. */
export async function runCommand(args: string[], folder: string, env: NodeJS.ProcessEnv): Promise<number> {
  const program = new Command('atrium-remote')
    .description('Make, develop, test and publish a remote of an Atrium site.')
    .exitOverride();
  const context: SquadContext = {
    folder,
    env,
    answer: (lines) => process.stdout.write(`${[lines].flat().join('\n')}\n`),
    progress: (line) => process.stderr.write(`${line}\n`),
  };
  for (const add of [addNew, addDev, addBuild, addTest, addPublish, addPromote, addJoin, addShadow, addWebhook])
    add(program, context);
  return await runProgram(program, args);
}
