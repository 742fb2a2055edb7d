export interface KitUser {
  remote: string;
  version: string;
}

/** By the folder of a kit's files, the version of each remote that was given an instance of it last. */
const users = new Map<string, Map<string, string>>();
let displayed = (): readonly KitUser[] => [];

const folderOf = (address: string): string => /\/remotes\/[^?#]*\//.exec(address)?.[0] ?? '';

/** Notes that a version of a remote runs files beside `script`, whichever remote's copy they are. */
export function noteKitUser(script: string, { remote, version }: KitUser): void {
  const folder = folderOf(script);
  const known = users.get(folder) ?? new Map<string, string>();
  known.set(remote, version);
  users.set(folder, known);
}

/** Takes from now on the remotes on display, the newest last, from `list`. */
export function followDisplayed(list: () => readonly KitUser[]): void {
  displayed = list;
}

/**
 * The remote that an error in a kit's file belongs to: of those that use this copy the one on display, otherwise the one
 * that was given it last; undefined where nobody uses it.
 */
export function kitUserOf(file: string): KitUser | undefined {
  const known = users.get(folderOf(file));
  if (!known) return undefined;
  const shown = displayed().findLast(({ remote }) => known.has(remote));
  if (shown) return shown;
  const last = [...known].at(-1);
  return last && { remote: last[0], version: last[1] };
}
