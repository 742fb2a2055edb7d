import { type Command, InvalidArgumentError } from 'commander';
import type { RegistryAccess } from './call-registry.ts';

/** Of the commands about one remote: an operator's names its remote first, a squad's folder is one. */
export interface RemoteContext {
  target(remote: string | undefined): Promise<{ registry: RegistryAccess; name: string }>;
  asksRemote: boolean;
  answer(document: unknown, lines: string | string[]): void;
}

/** What the action of such a command gets from commander. */
export interface Given<Options> {
  remote: string | undefined;
  /** The arguments after the remote. */
  own: readonly string[];
  options: Options;
}

/** Makes the commands of a group: each with its remote, where the context asks for one. */
export const commandsIn =
  (group: Command, { asksRemote }: RemoteContext) =>
  (name: string): Command =>
    asksRemote ? group.command(name).argument('<remote>') : group.command(name);

/** commander gives an action its arguments, then the options, then the command. */
export function given<Options>(args: readonly unknown[], { asksRemote }: RemoteContext): Given<Options> {
  const all = args.slice(0, -2) as string[];
  return {
    remote: asksRemote ? all[0] : undefined,
    own: all.slice(asksRemote ? 1 : 0),
    options: args.at(-2) as Options,
  };
}

/** Parses an option that is a whole number from 1. `what` ends the sentence of a refusal. */
export const wholeNumber =
  (what: string) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError(`Must be a whole number ${what}.`);
    return value;
  };
