import { type Command, CommanderError } from 'commander';

/** Where a command writes. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
}

export const STREAMS: Output = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};

/**
 * Runs a program whose `exitOverride` is set: a fault is one line of its error output, without a stack. Resolves with the
 * exit code.
 */
export async function runProgram(program: Command, args: string[]): Promise<number> {
  try {
    await program.parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    program.configureOutput().writeErr?.(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
