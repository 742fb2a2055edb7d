import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a start makes again, the database, which is copied separately, and the sandboxes' files: they stand for other
 * companies, whose systems do not go back with ours.
 */
const LEFT_OUT = /^(?:database(?:\..*)?|logs|run|test-artifacts|sandbox-.*)$/;

/** Copies the keys, tokens and released versions of a portal's data folder. Files that exist there already stay. */
export function copyPortalFiles(from: string, to: string): string[] {
  if (!existsSync(from)) return [];
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const names = readdirSync(from).filter((name) => !LEFT_OUT.test(name));
  for (const name of names)
    cpSync(join(from, name), join(to, name), { recursive: true, force: false, preserveTimestamps: true });
  return names;
}
