import { resolve } from 'node:path';
import { isLoopCommand, loopCommand } from './loop/loop-command.ts';

const root = resolve(import.meta.dirname, '../../..');
const [command, ...args] = process.argv.slice(2);

/** Entered by infra/bootstrap.mjs with the word after `npm run`: each command loads only what it needs. */
try {
  if (command === 'start') {
    const { startCommand } = await import('./start/start-command.ts');
    await startCommand(root, process.env);
    process.exit(0);
  } else if (command === 'test') {
    const { testCommand } = await import('./test/test-command.ts');
    process.exitCode = await testCommand(root, process.env, args);
  } else if (command === 'bench') {
    const { benchCommand } = await import('./bench/bench-command.ts');
    process.exitCode = await benchCommand(root, process.env, args);
  } else if (command === 'test:changed') {
    const { changedCommand } = await import('./loop/changed-command.ts');
    process.exitCode = await changedCommand(root, process.env, args);
  } else if (isLoopCommand(command)) {
    process.exitCode = await loopCommand(root, process.env, command, args);
  } else {
    const { atriumCommand } = await import('./verbs/atrium-command.ts');
    process.exitCode = await atriumCommand(root, process.env, args);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
